import type { Skill } from '@knack/contract/skills';
import type { User } from '@knack/contract/users';
import type { ReactNode } from 'react';
import { membersPath } from '../../../config/paths.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkillChip } from '../../../ui/skill-chip.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

/** What a member says about themselves. `action` is for the owner. */
export function ProfileDetails({ user, action }: { user: User; action?: ReactNode }) {
  return (
    <Sheet className="flex flex-col gap-7">
      <section>
        {/* As high as the owner's button, which comes when it is known who is looking. */}
        <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">Bio</h2>
          {action}
        </div>
        {user.bio === '' ? (
          <p className="text-ink-soft">Bio Empty</p>
        ) : (
          <p dir="auto" className="max-w-[65ch] whitespace-pre-line">
            {user.bio}
          </p>
        )}
      </section>
      <SkillChips title="Skills" way="teaches" skills={user.skills} none="No Skills Selected" />
      <SkillChips title="Interests" way="wants" skills={user.interests} none="No Interests Selected" />
    </Sheet>
  );
}

type SkillChipsProps = { title: string; way: 'teaches' | 'wants'; skills: readonly Skill[]; none: string };

function SkillChips({ title, way, skills, none }: SkillChipsProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {skills.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul role="list" className="flex flex-wrap gap-2.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <SkillChip
                skill={skill}
                to={membersPath({ [way]: skill })}
                title={way === 'teaches' ? 'Who teaches this' : 'Who wants this'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The details while they are being read. */
export function ProfileDetailsSkeleton() {
  return (
    <Sheet className="flex flex-col gap-7">
      <div>
        <Skeleton className="mb-5 h-6 w-16" />
        <SkeletonText lines={3} />
      </div>
      {['skills', 'interests'].map((part) => (
        <div key={part}>
          <Skeleton className="mb-4 h-6 w-24" />
          <div className="flex flex-wrap gap-2.5">
            <Skeleton className="h-10 w-36" />
            <Skeleton className="h-10 w-44" />
          </div>
        </div>
      ))}
    </Sheet>
  );
}
