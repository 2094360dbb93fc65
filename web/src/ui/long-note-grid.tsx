import { useRef, type ReactNode } from 'react';
import { NoteGrid } from './board.tsx';
import { GROUP } from './groups-near.ts';
import { useGroupsNear } from './use-groups-near.ts';

type LongNoteGridProps<Item> = {
  items: readonly Item[];
  /** Whether there are more than these. */
  more?: boolean | undefined;
  children: (item: Item) => ReactNode;
};

/**
 * Notes in columns, of which only those near the window are on the page when they are many: the others leave their room.
 * Who listens is told which of how many a note is.
 */
export function LongNoteGrid<Item extends { id: string }>({
  items,
  more,
  children,
}: LongNoteGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { long, isDrawn, heightOf } = useGroupsNear(list, items.length);
  const groups = Array.from({ length: Math.ceil(items.length / GROUP) }, (_, group) => {
    const first = group * GROUP;
    if (!isDrawn(group)) {
      const style = { height: heightOf(group) };
      return (
        <li key={`group ${group}`} aria-hidden data-group={group} className="col-span-full" style={style} />
      );
    }
    return items.slice(first, first + GROUP).map((item, index) => (
      <li
        key={item.id}
        data-group={group}
        className="min-w-0"
        {...(long && { 'aria-posinset': first + index + 1, 'aria-setsize': more ? -1 : items.length })}
      >
        {children(item)}
      </li>
    ));
  });
  return (
    <NoteGrid role="list" ref={list}>
      {/* Side by side, so that a note that moves to another group stays the same element. */}
      {groups.flat()}
    </NoteGrid>
  );
}
