import { ARTICLE_KINDS } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { SKILLS } from '@knack/contract/skills';
import { useId, type Ref } from 'react';
import type { FieldErrors } from '../../../lib/form.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ArticleDraft } from '../article-draft.ts';
import { KIND_NAMES } from '../kinds.ts';

type ArticleFieldsProps = {
  draft: ArticleDraft;
  errors: FieldErrors;
  /** Topics that others have used, to choose from. */
  topics: readonly string[];
  titleRef: Ref<HTMLInputElement>;
  onEdit: (fields: Partial<ArticleDraft>) => void;
};

const KINDS = [
  ...ARTICLE_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind].one })),
  { value: '', label: 'Neither' },
];

/** What an article is written with; a kind and a skill may be left out. */
export function ArticleFields({ draft, errors, topics, titleRef, onEdit }: ArticleFieldsProps) {
  const topicsId = useId();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <TextField
          ref={titleRef}
          label="Title"
          name="title"
          required
          autoComplete="off"
          placeholder="What you offer, or what you need"
          max={LIMITS.articleTitle}
          value={draft.title}
          error={errors['title']}
          onChange={(event) => onEdit({ title: event.target.value })}
        />
        <TextField
          label="Topic"
          name="topic"
          required
          autoComplete="off"
          list={topicsId}
          placeholder="Such as Plumbing"
          max={LIMITS.articleTopic}
          value={draft.topic}
          error={errors['topic']}
          onChange={(event) => onEdit({ topic: event.target.value })}
        />
        <datalist id={topicsId}>
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
      </div>
      <TextArea
        label="Body"
        name="body"
        required
        rows={5}
        placeholder="Say it as you would to a neighbour: what, when, and what you would like in return."
        max={LIMITS.articleBody}
        value={draft.body}
        error={errors['body']}
        onChange={(event) => onEdit({ body: event.target.value })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,18rem)]">
        <RadioGroup
          look="tiles"
          legend="Is it an offer or a request?"
          name="kind"
          options={KINDS}
          value={draft.kind}
          error={errors['kind']}
          onChange={(kind) => onEdit({ kind })}
        />
        <SelectField
          label="Skill"
          name="skill"
          optional
          value={draft.skill}
          error={errors['skill']}
          onChange={(event) => onEdit({ skill: event.target.value })}
        >
          <option value="">None of these</option>
          {SKILLS.map((skill) => (
            <option key={skill}>{skill}</option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
