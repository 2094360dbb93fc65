import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import { OpenArticles } from '../features/articles/components/open-articles.tsx';
import { MembersForSkill } from '../features/members/components/members-for-skill.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkillDrawing } from '../ui/skill-drawing.tsx';

type WhileWritingProps = { kind: ArticleKind; skill: Skill; username: string };

/** Who could answer a post of a kind and skill already, before it is on the board. */
export function WhileWriting({ kind, skill, username }: WhileWritingProps) {
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
