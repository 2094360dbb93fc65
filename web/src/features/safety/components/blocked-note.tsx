import { Button } from '../../../ui/button.tsx';
import { HintSheet } from '../../../ui/hint-sheet.tsx';
import { useUnblock } from '../api/change-blocks.ts';

/** On the profile of somebody whom one has blocked: that it is so, and the way back. */
export function BlockedNote({ username }: { username: string }) {
  const unblock = useUnblock();
  return (
    <HintSheet
      action={
        <Button variant="secondary" busy={unblock.isPending} onClick={() => unblock.mutate(username)}>
          Unblock
        </Button>
      }
    >
      <p>
        <strong>
          You blocked <bdi>{username}</bdi>.
        </strong>{' '}
        Their posts, reviews and messages are not shown to you.
      </p>
    </HintSheet>
  );
}
