import { LIMITS } from '@knack/contract/limits';
import type { Place } from '../../../lib/firebase/messages.ts';
import type { RoomClient } from './room-client.ts';
import { comparePlaces, lastBefore, withEarlier, type RoomMessages } from './room-messages.ts';

/** Which stretches are being read, and which could not be, by the id of the place that each ends at. */
export interface ReadingBack {
  reading: readonly string[];
  readingFailed: readonly string[];
}

type State = RoomMessages & ReadingBack;

interface ReadBackOptions {
  loadClient: () => Promise<RoomClient>;
  getState: () => State;
  setState: (changes: Partial<State>) => void;
  /** Called with each page, before anything of it is drawn. */
  arrived: () => void;
}

/** Messages to a page of history. */
export const PAGE = 50;

/** How many pages of a stretch are read without being asked for; what is left waits for the reader. */
export const MOST_FILLED = 4;

/** Reads what is not here yet: what was before the first message, or was missed. */
export function readBack({ loadClient, getState, setState, arrived }: ReadBackOptions) {
  const here = (): RoomMessages => {
    const { messages, start, gaps } = getState();
    return { messages, start, gaps };
  };

  const read = async (before: Place, count: number): Promise<void> => {
    if (getState().reading.includes(before.id)) return;
    const after = lastBefore(here(), before);
    const without = (ids: readonly string[]) => ids.filter((id) => id !== before.id);
    setState({
      reading: [...getState().reading, before.id],
      readingFailed: without(getState().readingFailed),
    });
    try {
      const page = await (await loadClient()).readEarlier(before, count, after);
      setState({ ...withEarlier(here(), { before, after, page }), reading: without(getState().reading) });
      arrived();
    } catch {
      const { reading, readingFailed } = getState();
      setState({ reading: without(reading), readingFailed: [...readingFailed, before.id] });
    }
  };

  return {
    readOlder: (before: Place): Promise<void> => read(before, PAGE),
    /** Reads a gap that arose just now, from its end and so far. */
    fill: async (missed: Place): Promise<void> => {
      let end = missed;
      for (let page = 0; page < MOST_FILLED; page += 1) {
        const earlier = lastBefore(here(), end);
        await read(end, LIMITS.chatWindow);
        // What of it is still missing ends after the message that came before it.
        const left = here().gaps.findLast((gap) => comparePlaces(gap, end) < 0);
        if (earlier === null || left === undefined || comparePlaces(left, earlier) <= 0) return;
        end = left;
      }
    },
  };
}
