import { minutes } from './ago.ts';
import { AFTER_THE_MARKET, JUST_NOW, THE_LADDER_RETURNS } from './chat/afterwards.ts';
import { LONG_DIVISION } from './chat/division.ts';
import { DUMPLINGS } from './chat/dumplings.ts';
import { THE_FOUNTAIN } from './chat/fountain.ts';
import { THE_LADDER } from './chat/ladder.ts';
import { NEWCOMER } from './chat/newcomer.ts';
import { THE_OTTER } from './chat/otter.ts';
import { MARKET_POSTER } from './chat/poster.ts';
import type { Conversation, DemoMessage } from './content.ts';

const CONVERSATIONS: readonly Conversation[] = [
  THE_OTTER,
  DUMPLINGS,
  NEWCOMER,
  MARKET_POSTER,
  LONG_DIVISION,
  THE_FOUNTAIN,
  THE_LADDER,
  AFTER_THE_MARKET,
  THE_LADDER_RETURNS,
  JUST_NOW,
];

/** What was said in the room, oldest first: longer than the live window, with days between. */
export const CHAT: readonly DemoMessage[] = CONVERSATIONS.flatMap(messagesOf);

function messagesOf({ ago, lines }: Conversation): DemoMessage[] {
  let past = ago;
  return lines.map(([by, minutesLater, text]) => {
    past -= minutes(minutesLater);
    return { by, ago: past, text };
  });
}
