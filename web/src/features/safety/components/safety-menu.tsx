import { Suspense } from 'react';
import { late } from '../../../lib/late.ts';
import { likelyUsername, useSession } from '../../../lib/session.ts';
import type { SafetyActionsProps } from './safety-actions.tsx';

const SafetyActions = late(async () => (await import('./safety-actions.tsx')).SafetyActions);

/**
 * What a member can do about something by somebody else: report it, or block whoever it is by. Nothing for others. While
 * it is not known who is looking, its room is kept for whoever was here last.
 */
export function SafetyMenu(props: SafetyActionsProps) {
  const session = useSession();
  const username = likelyUsername(session);
  if (!username || username === props.by) return null;
  const room = <span className={`inline-block size-11 shrink-0 ${props.className ?? ''}`} />;
  if (session.status !== 'signedIn' || session.username === undefined) return room;
  return (
    <Suspense fallback={room}>
      <SafetyActions {...props} />
    </Suspense>
  );
}
