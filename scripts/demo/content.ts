import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';
import type { MemberName } from './members.ts';

/** When something was written: milliseconds before the demo community is loaded. */
interface Dated {
  ago: number;
}

export interface DemoArticle extends Dated {
  title: string;
  topic: string;
  body: string;
  kind?: ArticleKind;
  skill?: Skill;
  /** Whether its author has marked it as fulfilled, a day after it was written. */
  fulfilled?: true;
}

export interface DemoReview extends Dated {
  by: MemberName;
  rating: 1 | 2 | 3 | 4 | 5;
  /** What it is about; where nothing is said, the one skill of a member who has one. */
  skill?: Skill;
  title: string;
  body: string;
  /** What the reviewed member says to it. */
  answer?: Dated & { body: string };
}

/** What was said to whom about one member after another. */
export type ReviewsByMember = Partial<Record<MemberName, readonly DemoReview[]>>;

/** One message: who, how many minutes after the one before, and what, as typed (it is masked on loading). */
export type ChatLine = readonly [by: MemberName, minutesLater: number, text: string];

/** A message as it is loaded. */
export interface DemoMessage extends Dated {
  by: MemberName;
  text: string;
}

/** Messages that belong together, the first of them `ago` milliseconds before the loading. */
export interface Conversation extends Dated {
  lines: readonly ChatLine[];
}
