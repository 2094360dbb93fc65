import { SKILLS } from '@knack/contract/skills';
import { Icon, ICON_NAMES } from '../../ui/icon.tsx';
import { MenuItem, MoreMenu } from '../../ui/more-menu.tsx';
import { NameCardHead, NameCardHeadSkeleton } from '../../ui/name-card-head.tsx';
import { NameCard } from '../../ui/name-card.tsx';
import { notify } from '../../ui/notices.ts';
import { RatingLine } from '../../ui/rating-line.tsx';
import { ShortList } from '../../ui/short-list.tsx';
import { SkillChip } from '../../ui/skill-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const ROWS = ['ada', 'bruno_pipes', 'noor'].map((name) => (
  <li key={name} className="py-2.5">
    {name} teaches what you look for
  </li>
));

const LISTS = {
  'on its way': {},
  found: { rows: ROWS, all: { to: '/members', text: 'All who teach this' } },
  'nothing found': { rows: [] },
  failed: { failure: 'You seem to be offline. Check your connection and try again.' },
  'asked again': { failure: 'Something went wrong on our side. Try again in a moment.', retrying: true },
};

/** Whom one meets, a few of many, what can be done about them, and the signs for it. */
export function DesignPeople() {
  return (
    <Specimens title="People, lists, signs">
      <Specimen name="Name cards">
        {[
          { name: 'ada', average: 4.5, count: 12 },
          { name: 'zoë', average: 2, count: 1 },
          { name: '🦊 fox', average: null, count: 0 },
        ].map(({ name, ...rating }) => (
          <NameCard key={name} name={name} className="w-64 pb-5">
            <NameCardHead name={name} photo={undefined} to="/design">
              <RatingLine {...rating} unrated="Not rated yet" />
            </NameCardHead>
          </NameCard>
        ))}
        <NameCard name="" className="w-64 pb-5">
          <NameCardHeadSkeleton />
        </NameCard>
      </Specimen>
      <Specimen name="Skill chips">
        {SKILLS.map((skill) => (
          <SkillChip key={skill} skill={skill} to="/design" title="Who teaches this" />
        ))}
        <SkillChip skill="Plumber" to="/design" title="Who teaches this" size="small" />
      </Specimen>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(LISTS).map(([state, list]) => (
          <ShortList
            key={state}
            title={`A short list, ${state}`}
            rows={undefined}
            none="Nobody yet. Whoever writes a note about it is found here."
            failure={null}
            onRetry={() => undefined}
            retrying={false}
            {...list}
          />
        ))}
      </div>
      <Specimen name="A menu">
        <MoreMenu label="More about this note">
          <MenuItem icon="flag" onChoose={() => notify({ text: 'Reported.' })}>
            Report
          </MenuItem>
          <MenuItem icon="block" onChoose={() => notify({ text: 'Blocked.' })}>
            Block ada
          </MenuItem>
        </MoreMenu>
      </Specimen>
      <Specimen name="Signs">
        {ICON_NAMES.map((name) => (
          <span key={name} className="inline-flex items-center gap-1.5 text-sm">
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Words that are only heard">
        <p>
          4.5 <VisuallyHidden>out of 5 stars</VisuallyHidden>
        </p>
      </Specimen>
    </Specimens>
  );
}
