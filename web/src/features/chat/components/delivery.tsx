import { LIMITS } from '@knack/contract/limits';
import { Button } from '../../../ui/button.tsx';
import type { OutgoingMessage, SendFailure } from '../room/stored-outbox.ts';

const { messages, milliseconds } = LIMITS.chatPace;

const FAILURES: Record<SendFailure, string> = {
  refused: 'The room did not take this. It may be blank or too long, or you may have been signed out.',
  'signed-out': 'You were signed out before this went out.',
  'too-fast': `Taken down again: the room takes ${messages} messages in ${milliseconds / 1_000} seconds from one person.`,
  broken: 'Something went wrong on the way to the room.',
};

type DeliveryProps = {
  message: OutgoingMessage;
  connected: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** How far a message of one's own has come, and what can be done when it does not get through. */
export function Delivery({ message: { id, state, failure }, connected, onRetry, onDiscard }: DeliveryProps) {
  if (state === 'failed') {
    return (
      <div className="mt-1.5 flex flex-wrap items-center justify-end gap-2 rounded-cut bg-tomato-wash px-3 py-2 text-sm text-ink">
        <p className="min-w-0 grow basis-48 font-semibold">Not sent. {FAILURES[failure ?? 'broken']}</p>
        <Button size="small" onClick={() => onRetry(id)}>
          Try again
        </Button>
        <Button size="small" variant="secondary" onClick={() => onDiscard(id)}>
          Discard
        </Button>
      </div>
    );
  }
  return (
    // One word in the place of another, not one that moves: they end at the same edge.
    <p key={state} className="mt-1 flex flex-wrap items-center justify-end gap-2 text-sm text-board-soft">
      {state === 'sent' ? 'Sent' : connected ? 'Sending …' : 'Waits for the connection'}
      {state === 'waiting' && !connected && (
        <button
          type="button"
          onClick={() => onDiscard(id)}
          className="min-h-6 rounded-tag font-bold underline"
        >
          Discard
        </button>
      )}
    </p>
  );
}
