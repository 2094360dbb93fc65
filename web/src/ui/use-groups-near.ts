import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { GROUP, groupsWithin, heightsOf, nextDrawn, usualHeight, type Extent } from './groups-near.ts';

type Drawing = {
  drawn: ReadonlySet<number>;
  heights: ReadonlyMap<number, number>;
  /** The width of the list that the heights are for. */
  width: number;
};

const AT_FIRST: Drawing = { drawn: new Set([0, 1]), heights: new Map(), width: 0 };

/** How lists were left, by their entry of the history; of what was drawn there, that which could be seen. */
const left = new Map<string, Drawing>();

/**
 * Which groups of a long list's items are drawn, and how much room the others leave: drawn is what is near the window and
 * what the Tab key may come to. A list that somebody returns to begins as it was left. Each of its children says in
 * `data-group` which group it belongs to.
 */
export function useGroupsNear(list: RefObject<HTMLElement | null>, count: number) {
  const { key } = useLocation();
  const groups = Math.ceil(count / GROUP);
  const long = groups > AT_FIRST.drawn.size;
  const [drawing, draw] = useState(() => asLeft(key, groups));

  const look = useEffectEvent(() => {
    const { width } = list.current?.getBoundingClientRect() ?? { width: 0 };
    // React hides a screen while the code of the next is on its way: nothing can be measured there.
    if (!list.current || width === 0) return;
    const extents = extentsIn(list.current);
    const sight = { extents, windowHeight: window.innerHeight, focused: focusedIn(list.current) };
    const heights = heightsOf(extents, drawing.drawn, width === drawing.width ? drawing.heights : new Map());
    left.set(key, { drawn: new Set(groupsWithin(0, sight)), heights, width });
    const drawn = nextDrawn(drawing.drawn, sight);
    // What is drawn has its height by itself: only what is known of the others makes a difference.
    const known = width === drawing.width && heights.size === drawing.heights.size;
    if (drawn !== drawing.drawn || !known) draw({ drawn, heights, width });
  });

  useEffect(() => {
    if (!long) return undefined;
    const lookAgain = () => look();
    const page = new ResizeObserver(lookAgain);
    page.observe(document.documentElement);
    window.addEventListener('scroll', lookAgain, { passive: true });
    window.addEventListener('resize', lookAgain);
    document.addEventListener('focusin', lookAgain);
    return () => {
      page.disconnect();
      window.removeEventListener('scroll', lookAgain);
      window.removeEventListener('resize', lookAgain);
      document.removeEventListener('focusin', lookAgain);
    };
  }, [long]);

  // A group a frame, until none is missing.
  useEffect(() => {
    if (!long) return undefined;
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [long, groups, drawing]);

  const usual = usualHeight(drawing.heights);
  return {
    long,
    isDrawn: (group: number) => !long || drawing.drawn.has(group),
    heightOf: (group: number) => drawing.heights.get(group) ?? usual,
  };
}

/** Where what could be seen is there no more, or nothing of the list could be, it begins at its beginning. */
function asLeft(key: string, groups: number): Drawing {
  const before = left.get(key) ?? AT_FIRST;
  const there = before.drawn.size > 0 && [...before.drawn].every((group) => group < groups);
  return there ? before : { ...before, drawn: AT_FIRST.drawn };
}

function extentsIn(list: HTMLElement): Extent[] {
  const extents: Extent[] = [];
  for (const child of list.children) {
    const { top, bottom } = child.getBoundingClientRect();
    const { [groupOf(child)]: group } = extents;
    if (group) group.bottom = Math.max(group.bottom, bottom);
    else extents.push({ top, bottom });
  }
  return extents;
}

function focusedIn(list: HTMLElement): number | undefined {
  const item = document.activeElement?.closest('[data-group]');
  return item && list.contains(item) ? groupOf(item) : undefined;
}

function groupOf(item: Element): number {
  return Number(item.getAttribute('data-group'));
}
