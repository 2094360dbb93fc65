import { SKILLS } from '@knack/contract/skills';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';
import { joinSkills, splitSkills } from '../skill-list.ts';

const OPTIONS = SKILLS.map((skill) => ({ value: skill, drawing: <SkillDrawing skill={skill} /> }));

type SkillFieldProps = {
  legend: 'Skills' | 'Interests';
  hint: string;
  /** As `joinSkills` writes it: what is ticked to begin with. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The fixed list of skills, any number of which may be ticked. */
export function SkillField({ legend, hint, value, error, onChange }: SkillFieldProps) {
  return (
    <CheckboxGroup
      legend={legend}
      name={legend.toLowerCase()}
      hint={hint}
      options={OPTIONS}
      defaultSelected={splitSkills(value)}
      error={error}
      onChange={(selected) => onChange(joinSkills(selected))}
    />
  );
}
