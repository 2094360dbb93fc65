import { LIMITS } from '@knack/contract/limits';
import { SKILLS, type Skill } from '@knack/contract/skills';
import type { MembersFilter } from '../../../config/paths.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type MembersFiltersProps = { filter: MembersFilter; onChange: (filter: MembersFilter) => void };

/** Looks for members by words, by a skill that they teach and one that they want. */
export function MembersFilters({ filter, onChange }: MembersFiltersProps) {
  return (
    <div
      role="search"
      aria-label="Members"
      className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))]"
    >
      <div className="col-span-2 flex md:col-span-1">
        <SearchField
          label="Search"
          placeholder="A name, a skill, a word"
          maxLength={LIMITS.search.text}
          value={filter.q ?? ''}
          onSearch={(q) => onChange({ ...filter, q })}
        />
      </div>
      <SkillSelect
        label="Teaches"
        value={filter.teaches}
        onChange={(teaches) => onChange({ ...filter, teaches })}
      />
      <SkillSelect label="Wants" value={filter.wants} onChange={(wants) => onChange({ ...filter, wants })} />
    </div>
  );
}

type SkillSelectProps = {
  label: string;
  value: Skill | undefined;
  onChange: (skill: Skill | undefined) => void;
};

function SkillSelect({ label, value, onChange }: SkillSelectProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      className="min-w-0"
      onChange={(event) => onChange(SKILLS.find((skill) => skill === event.target.value))}
    >
      <option value="">Any</option>
      {SKILLS.map((skill) => (
        <option key={skill}>{skill}</option>
      ))}
    </SelectField>
  );
}
