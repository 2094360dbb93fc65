import { SKILLS } from '@knack/contract/skills';
import type { ReactNode } from 'react';
import type { NoteTint } from '../../../ui/note-tint.ts';
import { Note } from '../../../ui/note.tsx';
import { Pin } from '../../../ui/pin.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkillDrawing } from '../../../ui/skill-drawing.tsx';

interface SignInBoardProps {
  /** The document's title. */
  title: string;
  heading: string;
  intro: string;
  /** What is on the sheet: a form, or a word to somebody who needs none. */
  children: ReactNode;
}

/** The board with a sheet to fill in, and where there is room the trades that hang around it. */
export function SignInBoard({ title, heading, intro, children }: SignInBoardProps) {
  return (
    <div className="felt grow overflow-x-clip">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-x-16 gap-y-9 px-4 pt-8 pb-12 sm:px-6 sm:pt-12 lg:grid-cols-[1fr_28rem] lg:pb-16">
        <div className="mx-auto w-full max-w-lg lg:max-w-none">
          <ScreenHeading title={title}>{heading}</ScreenHeading>
          <p className="mt-3 max-w-md text-lg text-balance text-board-soft">{intro}</p>
          <Trades />
        </div>
        <Sheet className="relative mx-auto w-full max-w-lg pt-8! text-ink [--color-focus:light-dark(var(--color-ink),var(--color-marigold))] sm:pt-9!">
          <Pin identity={title} className="absolute -top-3 left-1/2 -ms-3" />
          {children}
        </Sheet>
      </div>
    </div>
  );
}

const TRADE = 'min-h-38 w-30 items-center px-2! pb-6!';
// In an order in which no two beside each other are alike.
const PAPERS: readonly NoteTint[] = ['butter', 'sky', 'blush', 'mint', 'lilac', 'kraft', 'sky'];

/** Decoration: what people here can do, one note each, and room for one more. */
function Trades() {
  return (
    <div aria-hidden="true" className="mt-12 hidden max-w-xl flex-wrap gap-x-7 gap-y-9 lg:flex">
      {SKILLS.map((skill, index) => (
        <Note key={skill} tint={PAPERS[index % PAPERS.length] ?? 'butter'} identity={skill} className={TRADE}>
          <SkillDrawing skill={skill} className="size-14" />
          <span className="mt-2 text-center text-xs font-semibold">{skill}</span>
        </Note>
      ))}
      <Note tint="butter" identity="and you" className={`${TRADE} justify-center font-display text-xl`}>
        And you?
      </Note>
    </div>
  );
}
