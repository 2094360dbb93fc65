import { useRecentArticles } from '../features/articles/api/list-articles.ts';
import { RecentArticles } from '../features/articles/components/recent-articles.tsx';
import { Authors } from '../features/home/components/authors.tsx';
import { HowItWorks } from '../features/home/components/how-it-works.tsx';
import { Invitation } from '../features/home/components/invitation.tsx';
import { LedgeThings } from '../features/home/components/ledge-things.tsx';

/** The newest notes on the board under the first words. */
export function RecentNotes() {
  return (
    <>
      <section aria-labelledby="recent" className="mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-6">
        <h2 id="recent" className="mb-8 text-2xl">
          Fresh on the board
        </h2>
        <RecentArticles />
      </section>
      <LedgeThings />
    </>
  );
}

/** Who is around, how it works, and a last invitation. */
export function Neighbourhood() {
  const { data: articles, isPending } = useRecentArticles();
  return (
    <>
      <Authors written={articles} isPending={isPending} />
      <HowItWorks />
      <Invitation />
    </>
  );
}
