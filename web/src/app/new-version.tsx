import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Button } from '../ui/button.tsx';

const store = createStore<{ takeOver: (() => void) | null }>(() => ({ takeOver: null }));

/** Says from now on that a new version is here; `takeOver` changes to it. */
export function offerNewVersion(takeOver: () => void): void {
  store.setState({ takeOver });
}

/** Under the top bar, for as long as a new version waits. Who goes on working loses nothing by it. */
export function NewVersion() {
  const takeOver = useStore(store, (state) => state.takeOver);
  return (
    <div role="status" className="sticky top-[calc(4.125rem+env(safe-area-inset-top))] z-30">
      {takeOver && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b-2 border-line bg-green-wash px-4 py-2 text-center text-sm font-semibold text-ink">
          A new version is ready. What you have written is kept.
          <Button variant="secondary" onClick={takeOver}>
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}
