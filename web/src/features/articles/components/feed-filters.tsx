import { ARTICLE_KINDS } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { SKILLS } from '@knack/contract/skills';
import { useId, useState } from 'react';
import type { FeedFilter } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { KIND_NAMES, toKind } from '../kinds.ts';

type FeedFiltersProps = {
  filter: FeedFilter;
  /** Topics to suggest; any other can be written. */
  topics: readonly string[];
  onChange: (filter: FeedFilter) => void;
};

/** Looks for articles by words, kind, skill and topic; all but the words are behind one button on a phone. */
export function FeedFilters({ filter, topics, onChange }: FeedFiltersProps) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const chosen = [filter.kind, filter.skill, filter.topic].filter(Boolean).length;
  return (
    <div
      role="search"
      aria-label="The board"
      className="grid gap-x-4 gap-y-3 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <div className="flex items-end gap-3">
        <SearchField
          label="Search"
          placeholder="leaking tap"
          maxLength={LIMITS.search.text}
          value={filter.q ?? ''}
          onSearch={(q) => onChange({ ...filter, q })}
        />
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={panel}
          className="mb-[3px] min-h-[2.95rem]! shrink-0 aria-expanded:bg-green-wash md:hidden!"
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      </div>
      <div
        id={panel}
        className={`${open ? 'grid' : 'hidden'} grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 md:contents`}
      >
        <SelectField
          label="Kind"
          className="min-w-0"
          value={filter.kind ?? ''}
          onChange={(event) => onChange({ ...filter, kind: toKind(event.target.value) ?? undefined })}
        >
          <option value="">Any</option>
          {ARTICLE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind].several}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Skill"
          className="min-w-0"
          value={filter.skill ?? ''}
          onChange={(event) =>
            onChange({ ...filter, skill: SKILLS.find((skill) => skill === event.target.value) })
          }
        >
          <option value="">Any</option>
          {SKILLS.map((skill) => (
            <option key={skill}>{skill}</option>
          ))}
        </SelectField>
        <div className="col-span-2 grid sm:col-span-1">
          {/* "Topic" is the name of one field alone on this screen, that of the post form. */}
          <SuggestField
            label="About"
            placeholder="Any"
            maxLength={LIMITS.articleTopic}
            suggestions={topics}
            value={filter.topic ?? ''}
            onChoose={(topic) => onChange({ ...filter, topic })}
          />
        </div>
      </div>
    </div>
  );
}
