import type { Skill } from '@knack/contract/skills';
import { Link } from './link.tsx';
import { SkillDrawing } from './skill-drawing.tsx';

type SkillChipProps = {
  skill: Skill;
  /** Where it leads. */
  to: string;
  /** What is there: "Who teaches this". */
  title: string;
  size?: 'small' | 'medium';
};

const SIZES = {
  small: 'min-h-8 gap-1.5 ps-1.5 pe-2.5 text-sm',
  medium: 'min-h-10 gap-2 py-1 ps-2 pe-3',
};

/** A skill as a tag that leads to whoever has to do with it. */
export function SkillChip({ skill, to, title, size = 'medium' }: SkillChipProps) {
  return (
    <Link
      to={to}
      title={`${title}: ${skill}`}
      className={`above-card inline-flex max-w-full items-center rounded-cut border-2 border-transparent bg-green-wash font-semibold underline-offset-4 hover:border-edge hover:underline ${SIZES[size]}`}
    >
      <SkillDrawing skill={skill} className={size === 'small' ? 'size-5' : 'size-7'} />
      {skill}
    </Link>
  );
}
