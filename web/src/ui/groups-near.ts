/** How many notes are drawn or left out together: they fill whole rows of one, two, three and four columns. */
export const GROUP = 12;

/** How far from the window, in its own heights, groups are drawn, and how far those that are drawn stay. */
const DRAWN_WITHIN = 1;
const STAYS_WITHIN = 2;

/** About the height of a group in three columns, while none has been measured. */
const SOME_HEIGHT = 1_000;

/** Where something is, in pixels below the upper edge of the window. */
export type Extent = { top: number; bottom: number };

export type Sight = {
  /** Where each group is, from the first to the last. */
  extents: readonly Extent[];
  windowHeight: number;
  /** The group with the focus, if one has it. */
  focused?: number | undefined;
};

/** The groups of which something can be seen, or could in a window that is so many heights longer at both ends. */
export function groupsWithin(windows: number, { extents, windowHeight }: Sight): number[] {
  const above = -windows * windowHeight;
  const below = (1 + windows) * windowHeight;
  return [...extents.entries()]
    .filter(([, { top, bottom }]) => top < below && bottom > above)
    .map(([group]) => group);
}

/**
 * Which groups are drawn next; the same set where nothing changes. At most one that was not is added, what can be seen
 * first, so that no step takes long. Besides those around the window there are the one with the focus, its neighbours,
 * the first and the last: the Tab key finds the next note wherever it comes from.
 */
export function nextDrawn(drawn: ReadonlySet<number>, sight: Sight): ReadonlySet<number> {
  const { extents, focused } = sight;
  const wanted = new Set([
    ...groupsWithin(0, sight),
    ...(focused === undefined ? [] : [focused, focused + 1, focused - 1]),
    ...groupsWithin(DRAWN_WITHIN, sight),
    0,
    extents.length - 1,
  ]);
  const staying = new Set([...wanted, ...groupsWithin(STAYS_WITHIN, sight)]);
  const missing = [...wanted].find((group) => group in extents && !drawn.has(group));
  const next = [...drawn].filter((group) => staying.has(group));
  if (missing === undefined && next.length === drawn.size) return drawn;
  return new Set(missing === undefined ? next : [...next, missing]);
}

/** The height of every group: as it is, where it is drawn; else as it is known; else as groups usually are. */
export function heightsOf(
  extents: readonly Extent[],
  drawn: ReadonlySet<number>,
  known: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const heights = new Map(known);
  for (const [group, { top, bottom }] of extents.entries())
    if (drawn.has(group)) heights.set(group, bottom - top);
  const usual = usualHeight(heights);
  for (const group of extents.keys()) if (!heights.has(group)) heights.set(group, usual);
  return heights;
}

/** How high a group is of which nothing is known. */
export function usualHeight(heights: ReadonlyMap<number, number>): number {
  if (heights.size === 0) return SOME_HEIGHT;
  return Math.round([...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size);
}
