import { useRecentArticles } from '../../features/articles/api/list-articles.ts';
import { RecentArticles } from '../../features/articles/components/recent-articles.tsx';
import { Authors } from '../../features/home/components/authors.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { HowItWorks } from '../../features/home/components/how-it-works.tsx';
import { Invitation } from '../../features/home/components/invitation.tsx';
import { LedgeThings } from '../../features/home/components/ledge-things.tsx';

/** The landing page: what this is, who is here, and the first step. The build draws it ahead, as nobody sees it yet. */
export default function HomeScreen() {
  const { data: articles, isPending } = useRecentArticles();
  return (
    <>
      <div className="felt relative overflow-x-clip border-b-12 border-frame shadow-[inset_0_-1px_0_var(--color-frame-deep),0_1px_0_var(--color-frame-deep)]">
        <Hero />
        <section
          aria-labelledby="recent"
          className="scripted-only mx-auto w-full max-w-6xl px-4 pt-4 pb-20 sm:px-6"
        >
          <h2 id="recent" className="mb-8 text-2xl">
            Fresh on the board
          </h2>
          <RecentArticles />
        </section>
        <LedgeThings />
      </div>
      <div className="scripted-only">
        <Authors written={articles} isPending={isPending} />
      </div>
      <HowItWorks />
      <Invitation />
    </>
  );
}
