import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PATHS } from '../../../config/paths.ts';
import type { StoredMessage } from '../../../lib/firebase/messages.ts';
import { proposePost } from '../../../lib/proposed-post.ts';
import { likelyUsername, useSession, type Session } from '../../../lib/session.ts';
import { useOnline } from '../../../ui/offline-banner.tsx';
import { useRoomHeight } from '../hooks/use-room-height.ts';
import { useSettled } from '../hooks/use-settled.ts';
import { memberOf, type Self } from '../room/member.ts';
import { peopleIn } from '../room/mention-search.ts';
import type { OutboxState } from '../room/outbox.ts';
import { liveRoom, useLiveRoom, useOutbox, useRoom } from '../room/room.ts';
import { ComposerGate } from './composer-gate.tsx';
import { Composer } from './composer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageLog } from './message-log.tsx';
import { RoomHeader } from './room-header.tsx';
import { RoomPlaceholder } from './room-placeholder.tsx';

const NOTHING_OUTGOING = createStore<OutboxState>(() => ({ messages: [], slowedDown: false }));

/** A moment without a connection is not worth a word, in milliseconds. */
const GRACE = 1_500;

type ChatRoomProps = {
  /** The names of those whose messages are not shown. */
  hidden?: ReadonlySet<string>;
  /** What can be done about what somebody else said. Stays the same from one rendering to the next. */
  actionsFor?: (message: StoredMessage) => ReactNode;
};

/** Who was here last, while it is not known who is: their messages must not change sides a moment later. */
function guessedSelf(session: Session): Self | null {
  const userName = likelyUsername(session);
  return userName === null ? null : { userId: null, userName };
}

const NOBODY: ReadonlySet<string> = new Set();

/** The room in which everybody talks: what was said, and where to say something. */
export function ChatRoom({ hidden = NOBODY, actionsFor }: ChatRoomProps) {
  useLiveRoom();
  const element = useRef<HTMLElement>(null);
  useRoomHeight(element);
  const session = useSession();
  const member = useMemo(() => memberOf(session), [session]);
  const self = useMemo(() => member ?? guessedSelf(session), [member, session]);
  const { status, live, messages } = useRoom();
  const outbox = useOutbox();
  const outgoing = useStore(outbox?.store ?? NOTHING_OUTGOING);
  const [leaving, setLeaving] = useState<StoredMessage | null>(null);
  // Without any network the banner above says it already.
  const online = useOnline();
  const settledLive = useSettled(live, GRACE);
  const people = useMemo(() => {
    const seen = messages.filter(({ userName }) => !hidden.has(userName));
    return peopleIn(seen, member?.userName ?? '');
  }, [messages, member, hidden]);
  const navigate = useNavigate();
  const makePost = useCallback(
    ({ text }: StoredMessage) => void navigate(PATHS.feed, { state: proposePost(text) }),
    [navigate],
  );
  const retryMessage = useCallback((id: string) => outbox?.retry(id), [outbox]);
  const discardMessage = useCallback((id: string) => outbox?.discard(id), [outbox]);

  return (
    <section
      ref={element}
      aria-label="The room"
      className="@container-[size] mx-auto flex h-(--room-height,calc(100dvh-4.125rem)) min-h-80 w-full max-w-4xl flex-col sm:px-6"
    >
      <RoomHeader member={member} live={live} />
      <ConnectionNotice
        lost={online && status === 'ready' && !live && !settledLive}
        onRetry={liveRoom.retry}
      />
      <div className="flex min-h-0 grow flex-col overflow-hidden border-y-4 border-frame sm:rounded-sheet sm:border-10">
        <MessageLog
          member={member}
          self={self}
          hidden={hidden}
          actionsFor={actionsFor}
          outgoing={outgoing.messages}
          onTakeBack={setLeaving}
          onMakePost={makePost}
          onRetry={retryMessage}
          onDiscard={discardMessage}
          placeholder={<RoomPlaceholder status={status} onRetry={liveRoom.retry} />}
        />
      </div>
      <ComposerGate>
        {({ userName }) => (
          <Composer
            userName={userName}
            people={people}
            slowedDown={outgoing.slowedDown}
            onSend={(text) => outbox?.add(text)}
          />
        )}
      </ComposerGate>
      <DeleteMessageDialog message={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}
