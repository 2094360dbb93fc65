import { Button } from '../../ui/button.tsx';
import { BlankCard } from '../../ui/drawings/blank-card.tsx';
import { EmptyBoard } from '../../ui/drawings/empty-board.tsx';
import { LostPoster } from '../../ui/drawings/lost-poster.tsx';
import { RestingBell } from '../../ui/drawings/resting-bell.tsx';
import { SpeechNotes } from '../../ui/drawings/speech-notes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HintSheet } from '../../ui/hint-sheet.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Specimens } from './specimen.tsx';

/** A hint, loading, empty and failed. */
export function DesignStates() {
  return (
    <Specimens title="States">
      <div className="mb-6">
        <HintSheet action={<Button variant="secondary">Ask ada</Button>}>
          <p className="text-lg font-bold">You could swap: Plumber for Math Teacher</p>
          <p className="text-sm">You help as Plumber, ada helps as Math Teacher.</p>
        </HintSheet>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Sheet>
          <Loading labelShown>
            <Skeleton className="mb-4 h-8 w-1/2" />
            <SkeletonText lines={4} />
          </Loading>
        </Sheet>
        <Sheet>
          <ErrorState title="The notes did not come through" onRetry={() => undefined}>
            You seem to be offline. Check your connection and try again.
          </ErrorState>
        </Sheet>
        <Sheet>
          <EmptyState
            illustration={<EmptyBoard />}
            title="The board is freshly painted"
            action={<Button variant="accent">Pin the first note</Button>}
          >
            Nobody has pinned anything yet.
          </EmptyState>
        </Sheet>
        <Sheet>
          <EmptyState
            illustration={<SpeechNotes />}
            title="Quiet in here"
            action={<Button>Say hello</Button>}
          >
            The first word is the hardest.
          </EmptyState>
        </Sheet>
        <Sheet>
          <EmptyState illustration={<BlankCard />} title="No stars yet">
            Whoever has met them can write the first review.
          </EmptyState>
        </Sheet>
        <Sheet>
          <EmptyState illustration={<LostPoster />} title="Lost" />
        </Sheet>
        <Sheet>
          <EmptyState illustration={<RestingBell />} title="Nothing new">
            Reviews, answers and notes that fit are told here.
          </EmptyState>
        </Sheet>
        <Sheet>
          <ErrorState title="Asking again" onRetry={() => undefined} retrying>
            Something went wrong on our side.
          </ErrorState>
        </Sheet>
      </div>
    </Specimens>
  );
}
