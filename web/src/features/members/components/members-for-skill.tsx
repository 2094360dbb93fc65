import type { Skill } from '@knack/contract/skills';
import { membersPath, userPath } from '../../../config/paths.ts';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ShortList } from '../../../ui/short-list.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMembers } from '../api/list-members.ts';

const SHOWN = 3;

type MembersForSkillProps = {
  skill: Skill;
  way: 'teaches' | 'wants';
  /** Who looks; they are not among those shown. */
  username: string;
};

/** The newest few who teach a skill or want it, with the way to all of them; nobody who was blocked. */
export function MembersForSkill({ skill, way, username }: MembersForSkillProps) {
  const filter = { [way]: skill };
  const members = useMembers(filter);
  const blocked = useBlockedNames();
  const pages = members.isPlaceholderData ? undefined : members.data?.pages;
  const found = pages
    ?.flatMap((page) => page.users)
    .filter((user) => user.username !== username && !blocked.has(user.username));
  const verb = way === 'teaches' ? 'teach' : 'want';
  const some = found && (found.length > 0 || members.hasNextPage);
  return (
    <ShortList
      title={`They ${verb} it`}
      rows={found?.slice(0, SHOWN).map((user) => (
        <li key={user.id} className="flex min-w-0 items-center gap-3 py-2.5">
          <Avatar name={user.username} src={user.img_url} />
          <div className="flex min-w-0 flex-col items-start gap-1">
            <TextLink to={userPath(user.username)}>{user.username}</TextLink>
            {user.rating.average !== null && <Stars value={user.rating.average} className="h-4" />}
          </div>
        </li>
      ))}
      none={
        members.hasNextPage
          ? 'Nobody among the newest members.'
          : `Nobody else says so far that they ${verb} it.`
      }
      failure={!found && members.isError ? failureText(members.error) : null}
      onRetry={() => void members.refetch()}
      retrying={members.isFetching}
      all={some ? { to: membersPath(filter), text: `All who ${verb} it` } : undefined}
    />
  );
}
