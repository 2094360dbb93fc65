import { FORMER_MEMBER } from '@knack/contract/messages';
import { ChatRoom } from '../../features/chat/components/chat-room.tsx';
import { useUnreadWhileHidden } from '../../features/chat/hooks/use-reading.ts';
import { SafetyMenu } from '../../features/safety/components/safety-menu.tsx';
import { useBlockedNames } from '../../lib/blocked-members.ts';
import type { StoredMessage } from '../../lib/firebase/messages.ts';
import { Page } from '../../ui/page.tsx';

const messageActions = ({ id, userName, userId }: StoredMessage) =>
  userId !== FORMER_MEMBER.userId && (
    <SafetyMenu
      kind="message"
      id={id}
      by={userName}
      className="size-9! text-board-ink! hover:bg-board-ink/15! focus-visible:opacity-100 aria-expanded:opacity-100 group-hover/message:opacity-100 pointer-fine:opacity-0"
    />
  );

/** The live room. The title counts what comes while nobody looks. */
export default function ChatScreen() {
  const blocked = useBlockedNames();
  const unread = useUnreadWhileHidden();
  return (
    <Page
      title={unread > 0 ? `(${unread}) Chat` : 'Chat'}
      heading="The room"
      headingHidden
      className="max-w-none! grow p-0!"
    >
      <ChatRoom hidden={blocked} actionsFor={messageActions} />
    </Page>
  );
}
