import { Suspense } from 'react';
import { late } from '../../../lib/late.ts';
import { useSession } from '../../../lib/session.ts';
import type { SafetyActionsProps } from './safety-actions.tsx';

const SafetyActions = late(async () => (await import('./safety-actions.tsx')).SafetyActions);

/** What a member can do about something by somebody else: report it, or block whoever it is by. Nothing for others. */
export function SafetyMenu(props: SafetyActionsProps) {
  const session = useSession();
  const username = session.status === 'signedIn' ? session.username : null;
  if (!username || username === props.by) return null;
  return (
    <Suspense>
      <SafetyActions {...props} />
    </Suspense>
  );
}
