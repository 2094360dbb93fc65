import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Place, StoredMessage } from '../../../lib/firebase/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLogScroll } from '../hooks/use-log-scroll.ts';
import { useReader, useReading } from '../hooks/use-reading.ts';
import { useSettled } from '../hooks/use-settled.ts';
import type { Member, Self } from '../room/member.ts';
import { liveRoom, useRoom } from '../room/room.ts';
import type { OutgoingMessage } from '../room/stored-outbox.ts';
import { timeline } from '../room/timeline.ts';
import { DaySeparator, OlderMessages, ReadingLine } from './log-marks.tsx';
import { MessageItem } from './message-item.tsx';

type MessageLogProps = {
  member: Member | null;
  /** Who is looking, as far as it is known. */
  self: Self | null;
  /** The names of those whose messages are left out. */
  hidden: ReadonlySet<string>;
  actionsFor: ((message: StoredMessage) => ReactNode) | undefined;
  outgoing: readonly OutgoingMessage[];
  onTakeBack: (message: StoredMessage) => void;
  onMakePost: (message: StoredMessage) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  /** What stands in the room while there are no messages. */
  placeholder: ReactNode;
};

/** How long after a page of history a screen reader is kept from reading it all out, in milliseconds. */
const QUIET = 1_000;

/** What is drawn first, from the end: more than can be seen. What is above it follows once that is painted. */
const FIRST_DRAWN = -40;

/** What has been said, with the place of whoever reads it. */
export function MessageLog({ member, self, hidden, outgoing, placeholder, ...actions }: MessageLogProps) {
  const room = useRoom();
  const { messages, start, gaps, status, live, reading, readingFailed } = room;
  const { line, unread } = useReading();
  const items = useMemo(
    () =>
      timeline({
        messages: messages.filter(({ userName }) => !hidden.has(userName)),
        gaps,
        line,
        sender: member,
        outgoing,
      }),
    [messages, hidden, gaps, line, member, outgoing],
  );
  const from = useDeferredValue(items.length === 0 ? FIRST_DRAWN : 0, FIRST_DRAWN);
  const { scroller, content, atNewest, onScroll, goToNewest } = useLogScroll({
    contents: items,
    complete: from === 0,
    written: outgoing.at(-1)?.id,
  });
  useReader(atNewest);

  const filled = [status, start?.id, ...gaps.map(({ id }) => id)].join(' ');
  const settled = useSettled(filled, QUIET);
  const isQuiet = reading.length > 0 || settled !== filled;
  const older = (before: Place, label: string) => (
    <OlderMessages
      label={label}
      busy={reading.includes(before.id)}
      failed={readingFailed.includes(before.id)}
      onRead={() => void liveRoom.readOlder(before)}
    />
  );

  return (
    <div className="relative flex min-h-0 grow flex-col">
      {/* The keyboard scrolls what has the focus. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={scroller}
        role="log"
        aria-label="Conversation"
        aria-live={isQuiet ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={onScroll}
        className="felt min-h-0 grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-4"
      >
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        {status === 'ready' && messages.length > 0 && start !== null && older(start, 'Earlier messages')}
        {status === 'ready' && messages.length > 0 && start === null && (
          <p className="px-3 pt-6 text-center text-sm text-board-soft">This is where the room began.</p>
        )}
        <ol ref={content} className="pb-4">
          {items.slice(from).map((item) => {
            switch (item.kind) {
              case 'day':
                return <DaySeparator key={item.key} day={item.day} />;
              case 'gap':
                return <li key={item.key}>{older(item.gap, 'Messages in between')}</li>;
              case 'line':
                return <ReadingLine key={item.key} />;
              case 'message':
                return (
                  <MessageItem
                    key={item.key}
                    message={item.message}
                    startsGroup={item.startsGroup}
                    outgoing={item.outgoing}
                    self={self}
                    connected={item.outgoing === null || live}
                    {...actions}
                  />
                );
            }
          })}
        </ol>
        {items.length === 0 && placeholder}
      </div>
      {!atNewest && <NewMessages unread={unread} onClick={goToNewest} />}
    </div>
  );
}

function NewMessages({ unread, onClick }: { unread: number; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute bottom-4 left-1/2 flex min-h-11 -translate-x-1/2 animate-unfold items-center gap-2 rounded-cut bg-marigold px-4 py-2 font-bold whitespace-nowrap text-on-marigold shadow-lifted forced-colors:border hover:bg-marigold-bright"
    >
      {unread > 0 ? `${unread} new` : 'To the newest'}
      <Icon name="arrow" className="size-5 rotate-90" />
    </button>
  );
}
