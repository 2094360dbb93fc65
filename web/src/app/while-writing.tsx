import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import { OpenArticles } from '../features/articles/components/open-articles.tsx';
import { MembersForSkill } from '../features/members/components/members-for-skill.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkillDrawing } from '../ui/skill-drawing.tsx';

type WhileWritingProps = {
  /** What is being written, as far as it is chosen. */
  kind: ArticleKind | null;
  skill: Skill | null;
  username: string;
};

/**
 * Beside a post that is being written: who could answer it already. Nothing is asked for until kind and skill are
 * chosen; the sheet is there from the beginning where it stands beside the form, so that the form keeps its width.
 */
export function WhileWriting({ kind, skill, username }: WhileWritingProps) {
  if (!kind || !skill) {
    return (
      <div className="flex gap-3 rounded-sheet border-2 border-dashed border-line p-5 text-sm text-ink-soft max-lg:hidden">
        <Icon name="swap" className="mt-0.5 size-5" />
        <p>
          Say whether it is an offer or a request, and which skill it takes: who could answer it already shows
          up here.
        </p>
      </div>
    );
  }
  const asks = kind === 'request';
  const about = { skill, username };
  return (
    <Sheet>
      <section aria-labelledby="while-writing while-writing-skill" className="flex flex-col gap-5">
        <div>
          <h2 id="while-writing" className="text-xl">
            {asks ? 'Who could help already' : 'Who waits for it already'}
          </h2>
          <p id="while-writing-skill" className="mt-1 flex items-center gap-1.5 text-sm font-bold">
            <SkillDrawing skill={skill} className="size-5" />
            {skill}
          </p>
        </div>
        <MembersForSkill way={asks ? 'teaches' : 'wants'} {...about} />
        <OpenArticles kind={asks ? 'offer' : 'request'} {...about} />
      </section>
    </Sheet>
  );
}
