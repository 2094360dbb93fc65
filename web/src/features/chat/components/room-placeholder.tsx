import { SpeechNotes } from '../../../ui/drawings/speech-notes.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { RoomState } from '../room/live-room.ts';

const WIDTHS = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'];

/** What stands in the room before there are messages: that they are coming, that there are none, or why not. */
export function RoomPlaceholder({ status, onRetry }: { status: RoomState['status']; onRetry: () => void }) {
  switch (status) {
    case 'opening':
      return (
        <Loading
          label="Loading the messages …"
          className="flex flex-col gap-5 p-5 [--color-ink:var(--color-board-ink)]"
        >
          {WIDTHS.map((width, index) => (
            <div key={index} className={`mb-5 flex gap-3 ${index === 2 ? 'flex-row-reverse' : ''}`}>
              <Skeleton className="size-8 shrink-0" />
              <Skeleton className={`h-12 ${width}`} />
            </div>
          ))}
        </Loading>
      );
    case 'failed':
      return (
        <ErrorState title="The room cannot be reached" onRetry={onRetry} className="text-board-ink">
          It is tried again by itself. Check your connection.
        </ErrorState>
      );
    case 'ready':
      return (
        <EmptyState
          illustration={<SpeechNotes />}
          title="Nobody has said anything yet"
          className="text-board-ink"
        >
          Say hello, ask for a ladder, or tell the others what you are good at.
        </EmptyState>
      );
  }
}
