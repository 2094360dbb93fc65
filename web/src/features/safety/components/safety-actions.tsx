import { Suspense, useState } from 'react';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { late } from '../../../lib/late.ts';
import { MenuItem, MoreMenu } from '../../../ui/more-menu.tsx';
import { useBlock, useUnblock } from '../api/change-blocks.ts';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = late(async () => (await import('./report-dialog.tsx')).ReportDialog);

export type SafetyActionsProps = Reported & { className?: string };

/** The menu of what a member can do about something by somebody else: report it, or block whoever it is by. */
export function SafetyActions({ kind, id, by, className = '' }: SafetyActionsProps) {
  const [asked, setAsked] = useState(false);
  const [reporting, setReporting] = useState(false);

  const report = () => {
    setAsked(true);
    setReporting(true);
  };
  return (
    <>
      <MoreMenu label={labelOf(kind, by)} className={className}>
        <MenuItem icon="flag" onChoose={report}>
          Report
        </MenuItem>
        <BlockItem username={by} />
      </MoreMenu>
      {asked && (
        <Suspense>
          <ReportDialog {...{ kind, id, by }} open={reporting} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Not "message": that is the name of the room's field, and whoever asks for the field by it must find one. */
function labelOf(kind: Reported['kind'], by: string): string {
  if (kind === 'profile') return `More about ${by}`;
  if (kind === 'message') return `More about what ${by} said`;
  return `More about the ${kind} by ${by}`;
}

function BlockItem({ username }: { username: string }) {
  const isBlocked = useBlockedNames().has(username);
  const block = useBlock();
  const unblock = useUnblock();
  return (
    <MenuItem
      icon={isBlocked ? 'check' : 'block'}
      onChoose={() => (isBlocked ? unblock : block).mutate(username)}
    >
      {isBlocked ? 'Unblock' : 'Block'} {username}
    </MenuItem>
  );
}
