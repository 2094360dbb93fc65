import { memo, type ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { FORMER_MEMBER } from '@knack/contract/messages';
import { isPhotoAddress } from '@knack/contract/photos';
import { userPath } from '../../../config/paths.ts';
import type { StoredMessage } from '../../../lib/firebase/messages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { noteTint, type NoteTint } from '../../../ui/note-tint.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useExactTime } from '../../../ui/use-exact-time.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useDrawnInSight } from '../hooks/use-drawn-in-sight.ts';
import { mentions } from '../room/message-text.ts';
import { isBy, type Self } from '../room/member.ts';
import type { OutgoingMessage } from '../room/stored-outbox.ts';
import { Delivery } from './delivery.tsx';
import { MessageText } from './message-text.tsx';

type MessageItemProps = {
  message: StoredMessage;
  startsGroup: boolean;
  outgoing: OutgoingMessage | null;
  /** Whoever is looking. */
  self: Self | null;
  connected: boolean;
  actionsFor: ((message: StoredMessage) => ReactNode) | undefined;
  onTakeBack: (message: StoredMessage) => void;
  onMakePost: (message: StoredMessage) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

// Everybody writes on paper of their own colour; the butter-coloured one is one's own.
const PAPERS: Record<NoteTint, string> = {
  butter: 'bg-sheet',
  mint: 'bg-note-mint',
  sky: 'bg-note-sky',
  blush: 'bg-note-blush',
  lilac: 'bg-note-lilac',
  kraft: 'bg-note-kraft',
};

const OWN_ACTION =
  'size-9! text-board-ink! hover:bg-board-ink/15! focus-visible:opacity-100 group-hover/message:opacity-100 pointer-fine:opacity-0';

const paperOf = (name: string, isOwn: boolean) => (isOwn ? 'bg-note-butter' : PAPERS[noteTint(name)]);

/** One message: one's own on the right, others' with name and face where a group of theirs begins. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, startsGroup, outgoing, self, connected } = props;
  const { actionsFor, onTakeBack, onMakePost, onRetry, onDiscard } = props;
  const item = useDrawnInSight();
  const note = useExactTime<HTMLDivElement>(message.createdAt);
  const isOwn = isBy(self, message);
  const isMeant = self !== null && !isOwn && mentions(message.text, self.userName);
  const paper = isMeant ? 'bg-marigold-wash ring-3 ring-marigold' : paperOf(message.userName, isOwn);
  return (
    <li
      ref={item}
      data-message={message.id}
      className={`group/message flex gap-2.5 px-3 pb-1.5 sm:px-5 [contain-intrinsic-size:auto_3.5rem] ${
        startsGroup ? 'pt-3' : 'pt-0.5'
      } ${isOwn ? 'justify-end' : ''}`}
    >
      {!isOwn && <div className="w-8 shrink-0">{startsGroup && <Face message={message} />}</div>}
      <div
        className={`flex min-w-0 flex-col ${isOwn ? 'max-w-[88%] items-end' : 'max-w-[min(88%,42rem)] items-start'}`}
      >
        {startsGroup ? (
          <p className="mb-1 flex max-w-full flex-wrap items-baseline gap-x-2 text-sm text-board-soft">
            {isOwn ? <VisuallyHidden>You</VisuallyHidden> : <Sender message={message} />}
            <RelativeTime iso={new Date(message.createdAt).toISOString()} className="whitespace-nowrap" />
          </p>
        ) : (
          <VisuallyHidden>{isOwn ? 'You: ' : `${message.userName}: `}</VisuallyHidden>
        )}
        <div className={`flex max-w-full items-center gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}>
          <div
            ref={note}
            className={`min-w-0 overflow-clip rounded-cut px-3.5 py-2 text-ink shadow-note forced-colors:border ${paper} ${
              outgoing && outgoing.state !== 'sent' ? 'opacity-85' : ''
            }`}
          >
            <MessageText text={message.text} self={self?.userName ?? null} />
          </div>
          {!isOwn && actionsFor?.(message)}
          {/* The room of what can be done once it is there: the words must not wrap anew then. */}
          {isOwn && outgoing !== null && <span className="w-19 shrink-0" />}
          {isOwn && outgoing === null && (
            <>
              <IconButton
                icon="bin"
                label="Delete what you said"
                onClick={() => onTakeBack(message)}
                className={OWN_ACTION}
              />
              <IconButton
                icon="board"
                label="Make a post of what you said"
                onClick={() => onMakePost(message)}
                className={OWN_ACTION}
              />
            </>
          )}
        </div>
        {outgoing && <Delivery message={outgoing} {...{ connected, onRetry, onDiscard }} />}
      </div>
    </li>
  );
});

function Sender({ message: { userId, userName: name } }: { message: StoredMessage }) {
  // Nobody's profile any more.
  if (userId === FORMER_MEMBER.userId) return <span className="font-bold text-board-ink">{name}</span>;
  return (
    <Link
      to={userPath(name)}
      className="-my-0.5 max-w-full rounded-tag py-0.5 font-bold text-board-ink decoration-2 underline-offset-4 hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

function Face({ message: { userName, userPhotoURL } }: { message: StoredMessage }) {
  const photo = userPhotoURL !== null && isPhotoAddress(userPhotoURL) ? userPhotoURL : null;
  return <Avatar name={userName} src={photo} size="small" />;
}
