import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import { OpenArticles } from '../features/articles/components/open-articles.tsx';
import { MembersForSkill } from '../features/members/components/members-for-skill.tsx';
import { Sheet } from '../ui/sheet.tsx';

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
      <Sheet className="max-lg:hidden">
        <p className="text-sm text-ink-soft">
          Say whether it is an offer or a request, and which skill it takes: who could answer it already shows
          up here.
        </p>
      </Sheet>
    );
  }
  const asks = kind === 'request';
  const about = { skill, username };
  return (
    <Sheet>
      <section aria-labelledby="while-writing" className="flex flex-col gap-5">
        <h2 id="while-writing" className="text-xl">
          {asks ? 'Who could help already' : 'Who waits for it already'}
          <span className="block text-sm font-normal text-ink-soft">{skill}</span>
        </h2>
        <MembersForSkill way={asks ? 'teaches' : 'wants'} {...about} />
        <OpenArticles kind={asks ? 'offer' : 'request'} {...about} />
      </section>
    </Sheet>
  );
}
