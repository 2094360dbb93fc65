import { ChatRoom } from '../../features/chat/components/chat-room.tsx';
import { useUnreadWhileHidden } from '../../features/chat/hooks/use-reading.ts';
import { Page } from '../../ui/page.tsx';

/** The live room. The title counts what comes while nobody looks. */
export default function ChatScreen() {
  const unread = useUnreadWhileHidden();
  return (
    <Page
      title={unread > 0 ? `(${unread}) Chat` : 'Chat'}
      heading="The room"
      headingHidden
      className="max-w-none! grow p-0!"
    >
      <ChatRoom />
    </Page>
  );
}
