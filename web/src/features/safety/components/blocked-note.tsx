import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { Button } from '../../../ui/button.tsx';
import { useUnblock } from '../api/change-blocks.ts';

/** On the profile of somebody whom one has blocked: that it is so, and the way back. */
export function BlockedNote({ username }: { username: string }) {
  const blocked = useBlockedNames();
  const unblock = useUnblock();
  if (!blocked.has(username)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sheet bg-marigold-wash px-5 py-4">
      <p className="min-w-0">
        <strong>
          You blocked <bdi>{username}</bdi>.
        </strong>{' '}
        Their posts, reviews and messages are not shown to you.
      </p>
      <Button variant="secondary" busy={unblock.isPending} onClick={() => unblock.mutate(username)}>
        Unblock
      </Button>
    </div>
  );
}
