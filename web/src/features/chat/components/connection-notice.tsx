import { Button } from '../../../ui/button.tsx';

/** Says, for as long as it is so, that what is shown may not be the latest. The region is always there to be heard. */
export function ConnectionNotice({ lost, onRetry }: { lost: boolean; onRetry: () => void }) {
  return (
    <div role="status">
      {lost && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-marigold-wash px-4 py-2 text-center text-sm font-semibold">
          <p>Not live: there is no connection. What you send goes out when it is back.</p>
          <Button size="small" variant="secondary" onClick={onRetry}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
