import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { YourData } from '../features/account/components/your-data.tsx';
import { BlockedMembers } from '../features/safety/components/blocked-members.tsx';
import { PATHS } from '../config/paths.ts';
import { signOut } from '../lib/auth.ts';
import { sessionStore } from '../lib/session.ts';
import { forgetStored } from '../lib/storage.ts';
import { notify } from '../ui/notices.ts';

/** What a member can do with their own data; whose account is deleted finds themselves at home, signed out. */
export function OwnData({ username }: { username: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();

  const leave = async () => {
    const session = sessionStore.getState();
    const names = session.status === 'signedIn' ? [username, session.account.uid] : [username];
    // What was read before is full of what has gone: the next screen reads anew. This one is still there until the next
    // has come, and must not ask for a profile that is none.
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries({ refetchType: 'none' });
    void navigate(PATHS.home);
    notify({ text: 'Your account has been deleted.', tone: 'success' });
    // Whether or not the provider answers: there is nobody left to sign out.
    await signOut().catch(() => undefined);
    forgetStored(names);
  };
  return (
    <YourData username={username} onDeleted={() => void leave()}>
      <BlockedMembers />
    </YourData>
  );
}
