import type { Notification } from '@knack/contract/notifications';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { deedOf, KIND_ICONS, placeOf } from '../words.ts';

type NotificationRowProps = {
  notification: Notification;
  /** Who is told. */
  username: string;
  /** It is being followed to where it happened. */
  onOpen: () => void;
};

/** What happened, in a line; all of it leads to where. */
export function NotificationRow({ notification, username, onOpen }: NotificationRowProps) {
  const { kind, actor, createdAt, read } = notification;
  return (
    <li className="relative flex items-start gap-3 py-3.5">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-cut ${read ? 'bg-shade' : 'bg-marigold-wash'}`}
      >
        <Icon name={KIND_ICONS[kind]} />
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <Link
            to={placeOf(notification, username)}
            onClick={read ? undefined : onOpen}
            className={`whole-card no-underline hover:underline ${read ? '' : 'font-bold'}`}
          >
            <bdi>{actor}</bdi> {deedOf(notification)}
          </Link>
        </p>
        {/* Above the link that covers the row, so that the exact time shows on hover. */}
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft">
          <RelativeTime iso={createdAt} className="relative z-1" />
          {!read && (
            <Badge tone="green" className="py-px!">
              New
            </Badge>
          )}
        </p>
      </div>
    </li>
  );
}
