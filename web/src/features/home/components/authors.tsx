import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { useAuthors } from '../api/authors.ts';
import { AuthorCard, AuthorCardSkeleton } from './author-card.tsx';

const SHOWN = 4;

type AuthorsProps = {
  /** Who wrote the newest notes, in that order; undefined while those are read. */
  written: readonly { username: string }[] | undefined;
  isPending: boolean;
};

/** The people behind the newest notes; without any there is nobody to show, and the section is left out. */
export function Authors({ written, isPending }: AuthorsProps) {
  const blocked = useBlockedNames();
  const names = new Set(written?.map(({ username }) => username));
  const usernames = [...names].filter((name) => !blocked.has(name)).slice(0, SHOWN);
  const authors = useAuthors(usernames);
  if (usernames.length === 0 && !isPending) return null;

  return (
    <section aria-labelledby="authors" className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6">
      <h2 id="authors" className="text-3xl">
        Who is around
      </h2>
      <p className="mt-2 max-w-xl text-lg text-ink-soft">The neighbours behind the newest notes.</p>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-5">
        {isPending &&
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index} aria-hidden="true">
              <AuthorCardSkeleton />
            </li>
          ))}
        {usernames.map((username, index) => (
          <li key={username} className="flex">
            <AuthorCard
              username={username}
              author={authors[index]?.data}
              pending={authors[index]?.isPending ?? true}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
