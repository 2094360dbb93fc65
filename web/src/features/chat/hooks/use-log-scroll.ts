import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far from the end still counts as being there, in pixels. */
const NEAR = 48;

/** With these somebody takes the wheel, or the ride is over. */
const GETTING_OFF = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scrollend'] as const;

/** By its end, because its beginning changes: the name above it goes when earlier messages of the same person come. */
interface Anchor {
  element: Element;
  /** From the upper edge of the box, in pixels. */
  bottom: number;
}

interface LogScroll {
  /** The box that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** What it holds; its messages carry `data-message`. */
  content: RefObject<HTMLOListElement | null>;
  /** Whether the newest message is on screen, and followed. */
  atNewest: boolean;
  onScroll: () => void;
  goToNewest: () => void;
}

interface LogScrollOptions {
  /** Changes with what the log holds. */
  contents: unknown;
  /** Whether all of it is drawn; what comes until then is no news, and nobody is taken along. */
  complete: boolean;
  /** Changes with every message that the reader writes: whoever speaks is at the end. */
  written: string | undefined;
}

/**
 * Keeps the place in a log. Whoever is at the end is taken along smoothly when something is added; whoever has scrolled
 * up stays where they are, also when earlier messages are put in above.
 */
export function useLogScroll({ contents, complete, written }: LogScrollOptions): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const [atNewest, setAtNewest] = useState(true);
  const following = useRef(true);
  const settled = useRef(false);
  /** On the way to the end by itself; only then does going up mean nothing. */
  const riding = useRef(false);
  const lastTop = useRef(0);
  const anchor = useRef<Anchor | null>(null);

  const follow = (now: boolean) => {
    following.current = now;
    setAtNewest(now);
  };

  const toEnd = (behavior: ScrollBehavior) => {
    const box = scroller.current;
    if (box === null) return;
    const calm = behavior === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    riding.current = !calm;
    box.scrollTo({ top: box.scrollHeight, behavior: calm ? 'instant' : 'smooth' });
  };

  const onScroll = () => {
    const box = scroller.current;
    if (box === null) return;
    const { scrollTop, scrollHeight, clientHeight } = box;
    if (scrollHeight - scrollTop - clientHeight <= NEAR) {
      riding.current = false;
      follow(true);
    } else if (scrollTop < lastTop.current - 1 && !riding.current) follow(false);
    lastTop.current = scrollTop;
    anchor.current = following.current ? null : firstInView(box);
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box !== null) lastTop.current = hold(box, anchor.current);
  }, [contents, complete]);

  const isComplete = useEffectEvent(() => complete);
  useEffect(() => {
    const box = scroller.current;
    const list = content.current;
    if (box === null || list === null) return;
    const grown = new ResizeObserver((entries) => {
      if (!following.current) return;
      // The box itself changes when a keyboard opens: the end stays where it was, without a ride.
      const isBox = entries.some(({ target }) => target === box);
      toEnd(isBox || !settled.current ? 'instant' : 'smooth');
      if (list.childElementCount > 0 && isComplete()) settled.current = true;
    });
    grown.observe(box);
    grown.observe(list);
    const getOff = (event: Event) => {
      riding.current = false;
      // Growth between this and the scrolling that it causes must not start another ride.
      if (goesUp(event) && box.scrollTop > 0) following.current = false;
    };
    for (const event of GETTING_OFF) box.addEventListener(event, getOff, { passive: true });
    return () => {
      grown.disconnect();
      for (const event of GETTING_OFF) box.removeEventListener(event, getOff);
    };
  }, []);

  const goToNewest = () => {
    anchor.current = null;
    // What is shown of it follows when the ride has arrived.
    following.current = true;
    toEnd('smooth');
  };
  const speak = useEffectEvent(goToNewest);
  useEffect(() => {
    if (written !== undefined) speak();
  }, [written]);

  return { scroller, content, atNewest, onScroll, goToNewest };
}

function goesUp(event: Event): boolean {
  if (event instanceof WheelEvent) return event.deltaY < 0;
  return event instanceof KeyboardEvent && ['ArrowUp', 'PageUp', 'Home'].includes(event.key);
}

/** Scrolls so that what is held stands where it stood; answers where that is. */
function hold(box: Element, anchor: Anchor | null): number {
  if (anchor?.element.isConnected) {
    const moved = bottomIn(box, anchor.element) - anchor.bottom;
    if (Math.abs(moved) >= 1) box.scrollTop += moved;
  }
  return box.scrollTop;
}

function bottomIn(box: Element, element: Element): number {
  return element.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
}

/** The first message that is at least partly in view, and where it ends. */
function firstInView(box: Element): Anchor | null {
  const edge = box.getBoundingClientRect().top;
  const messages = box.querySelectorAll('[data-message]');
  let from = 0;
  let to = messages.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const message = messages[middle];
    if (message && message.getBoundingClientRect().bottom <= edge) from = middle + 1;
    else to = middle;
  }
  const element = messages[from];
  return element ? { element, bottom: bottomIn(box, element) } : null;
}
