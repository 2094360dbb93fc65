import { Avatar } from '../../../ui/avatar.tsx';
import type { Person } from '../room/mention-search.ts';

type MentionListBoxProps = {
  id: string;
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
};

/** The id of one option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** People to mention, above the field that keeps the focus. */
export function MentionListBox({ id, people, active, onChoose }: MentionListBoxProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="People in the room"
      className="absolute bottom-full left-3 z-10 sm:left-1 mb-1 w-64 max-w-[calc(100%-1.5rem)] animate-unfold overflow-hidden rounded-cut border border-edge bg-sheet shadow-lifted"
    >
      {people.map((person, index) => (
        // The keys are the field's, which keeps the focus.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={person.username}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // Before the field loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3 py-1.5 font-semibold hover:bg-shade aria-selected:bg-green-wash"
        >
          <Avatar name={person.username} src={person.photo} size="small" />
          <span className="min-w-0 truncate">{person.username}</span>
        </li>
      ))}
    </ul>
  );
}
