import { LIMITS } from '@knack/contract/limits';
import { useUnread } from '../api/watch-unread.ts';
import { countText } from '../words.ts';

const MOST = LIMITS.notifications.counted;

/** What comes after "Notifications" in the name of the bell. */
export function UnreadWords() {
  const { data: { unread } = { unread: 0 } } = useUnread();
  return unread > 0 && `, ${countText(unread, MOST)} unread`;
}

/** The count on the bell, for those who see it. It takes no room of its own. */
export function UnreadCount() {
  const { data: { unread } = { unread: 0 } } = useUnread();
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2 left-full min-w-4.5 -translate-x-1/2 rounded-round bg-green px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-green forced-colors:border"
    >
      {countText(unread, MOST)}
    </span>
  );
}

/** Says aloud, once, when there are more than before. */
export function UnreadAnnouncement() {
  const { data } = useUnread();
  const text = `${countText(data?.unread ?? 0, MOST)} unread ${data?.unread === 1 ? 'notification' : 'notifications'}`;
  return (
    <span aria-live="polite" className="sr-only">
      {data?.grown && text}
    </span>
  );
}
