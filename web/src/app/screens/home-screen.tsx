import { lazy, Suspense } from 'react';
import { useRecentArticles } from '../../features/articles/api/list-articles.ts';
import { Hero } from '../../features/home/components/hero.tsx';

// The first words are on screen before the code of what is below them is here.
const below = () => import('../home-below.tsx');
const RecentNotes = lazy(async () => ({ default: (await below()).RecentNotes }));
const Neighbourhood = lazy(async () => ({ default: (await below()).Neighbourhood }));

/** The landing page: what this is, who is here, and the first step. */
export default function HomeScreen() {
  // Asked for at once, by whoever shows it.
  useRecentArticles();
  return (
    <>
      <div className="felt relative overflow-x-clip border-b-12 border-frame shadow-[inset_0_-1px_0_var(--color-frame-deep),0_1px_0_var(--color-frame-deep)]">
        <Hero />
        <Suspense fallback={<div className="min-h-[200dvh]" />}>
          <RecentNotes />
        </Suspense>
      </div>
      <Suspense>
        <Neighbourhood />
      </Suspense>
    </>
  );
}
