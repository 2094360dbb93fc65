/** A stroke of what is being loaded; give it the size of the thing. Put it inside `Loading`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  // Of two classes for one thing, the style sheet's order decides.
  const corners = className.includes('rounded-') ? '' : 'rounded-tag';
  return <span className={`block animate-breathe bg-ink/12 ${corners} ${className}`} />;
}

/** Lines of text that are being loaded; the last one is shorter. */
export function SkeletonText({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  return (
    <span className={`flex flex-col gap-2.5 ${className}`}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={`h-3.5 ${index === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  );
}
