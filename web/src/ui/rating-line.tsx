import { Stars } from './stars.tsx';

type RatingLineProps = {
  /** Null without a review. */
  average: number | null;
  count: number;
  /** What is said instead of stars without a review. */
  unrated: string;
};

/** How somebody is rated, in a line: stars and by how many. */
export function RatingLine({ average, count, unrated }: RatingLineProps) {
  if (average === null) return unrated;
  return (
    <>
      <Stars value={average} className="h-4" />
      {count.toLocaleString('en')} {count === 1 ? 'review' : 'reviews'}
    </>
  );
}
