import { Suspense } from 'react';
import { PATHS } from '../config/paths.ts';
import { late } from '../lib/late.ts';
import { BarLink } from './top-bar-item.tsx';

const load = () => import('../features/notifications/components/unread.tsx');
const UnreadWords = late(async () => (await load()).UnreadWords);
const UnreadCount = late(async () => (await load()).UnreadCount);
const UnreadAnnouncement = late(async () => (await load()).UnreadAnnouncement);

/** The way to what a member is told; `counted` once it is known who they are. The count comes after the screen. */
export function Bell({ counted }: { counted: boolean }) {
  return (
    <>
      <BarLink
        to={PATHS.notifications}
        icon="bell"
        label="Notifications"
        wordless
        more={
          counted && (
            <Suspense>
              <UnreadWords />
            </Suspense>
          )
        }
        mark={
          counted && (
            <Suspense>
              <UnreadCount />
            </Suspense>
          )
        }
      />
      {counted && (
        <li className="sr-only">
          <Suspense>
            <UnreadAnnouncement />
          </Suspense>
        </li>
      )}
    </>
  );
}
