import { useState, type KeyboardEvent } from 'react';
import { mentionAt, offered, type MentionQuery, type Person } from '../room/mention-search.ts';

interface MentionList {
  /** Who is offered at this moment; empty while nobody is. */
  people: Person[];
  /** The index of the one that Enter takes. */
  active: number;
  /** Look at the text and the caret again. */
  look: (text: string, caret: number) => void;
  choose: (person: Person) => void;
  close: () => void;
  /** Deals with the keys of the list; answers whether it did. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** The people offered while an `@` is being typed, with the keys of a list box. */
export function useMentionList(
  present: readonly Person[],
  chosen: (query: MentionQuery, person: Person) => void,
): MentionList {
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const people = query === null ? [] : offered(present, query.typed);
  const index = Math.min(active, people.length - 1);
  const current = people[index];

  const close = () => setQuery(null);
  const choose = (person: Person) => {
    if (query !== null) chosen(query, person);
    close();
  };
  const move = (by: number) => setActive((index + by + people.length) % people.length);

  return {
    people,
    active: Math.max(index, 0),
    choose,
    close,
    look: (text, caret) => {
      const next = mentionAt(text, caret);
      if (next?.typed !== query?.typed || next?.from !== query?.from) setActive(0);
      setQuery(next);
    },
    onKeyDown: (event) => {
      if (current === undefined || event.nativeEvent.isComposing) return false;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
      else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
