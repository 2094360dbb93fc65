import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { dismissNotice, useNotices, type Notice, type NoticeTone } from './notices.ts';
import { useFrontDialog } from './open-dialogs.ts';

const TONES: Record<NoticeTone, { paper: string; mark: string; icon: 'check' | 'close' | 'chat' }> = {
  success: { paper: 'bg-note-mint', mark: 'bg-green text-on-green', icon: 'check' },
  failure: { paper: 'bg-note-blush', mark: 'bg-tomato text-on-tomato', icon: 'close' },
  plain: { paper: 'bg-note-butter', mark: 'bg-marigold text-on-marigold', icon: 'chat' },
};

/** Milliseconds that a text stays: time to notice it, and to read it slowly. */
export function noticeDuration(text: string): number {
  return 6_000 + text.length * 60;
}

// Where no heading is covered: under the top bar on the right; on a phone at the lower end of what is visible.
const PLACE =
  'pointer-events-none fixed inset-x-0 top-auto bottom-[calc(1rem+var(--keyboard,0px)+env(safe-area-inset-bottom))] ' +
  'm-0 mx-auto flex w-full max-w-xl flex-col gap-1.5 overflow-visible border-0 bg-transparent p-0 px-4 text-ink ' +
  'sm:start-auto sm:end-0 sm:top-[calc(4.75rem+env(safe-area-inset-top))] sm:bottom-auto sm:max-w-lg sm:gap-3';

// On a phone the earlier ones are slips beside the newest, so that several do not cover the screen.
const EARLIER =
  'max-sm:not-last:gap-2 max-sm:not-last:py-0 max-sm:not-last:[&>span]:size-6 max-sm:not-last:[&>button:last-child]:size-9';

/**
 * Where notices appear: above everything, in nobody's way. They are put into the modal dialog in front, because whatever
 * lies outside it can neither be pressed nor heard. Mount it once, around all screens.
 */
export function NoticeRegion() {
  const notices = useNotices();
  const dialog = useFrontDialog();
  const home = useRef<HTMLDivElement>(null);
  // One element that moves, so that a notice is not announced anew; there is none while the page is built.
  const [onlyPlace] = useState(once(createPlace));
  const place = useSyncExternalStore<HTMLElement | null>(subscribeToNothing, onlyPlace, () => null);
  const isEmpty = notices.length === 0;

  useLayoutEffect(() => {
    if (!place) return;
    const parent = dialog ?? home.current;
    if (place.parentElement !== parent) parent?.append(place);
    place.togglePopover(!isEmpty);
  }, [place, dialog, isEmpty]);
  useAboveKeyboard(place, !isEmpty);

  return (
    <div ref={home}>
      {place &&
        createPortal(
          notices.map((notice) => <NoticeSlip key={notice.id} notice={notice} />),
          place,
        )}
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** Makes a maker of one thing, however often it is asked; it is what React asks for a first state. */
function once<T>(make: () => T): () => () => T {
  return () => {
    let made: T | undefined;
    return () => (made ??= make());
  };
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  // In the browser's top layer, where dialogs are too.
  place.popover = 'manual';
  place.className = PLACE;
  return place;
}

/** Tells an element at the lower end of the window how much of that a phone's keyboard covers, as `--keyboard`. */
function useAboveKeyboard(element: HTMLElement | null, needed: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !element || !needed) return;
    const fit = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.style.setProperty('--keyboard', viewport.scale > 1.01 ? '0px' : `${Math.round(covered)}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [element, needed]);
}

function NoticeSlip({ notice: { id, text, tone, action, milliseconds } }: { notice: Notice }) {
  const [held, setHeld] = useState({ byPointer: false, byFocus: false });
  const waiting = held.byPointer || held.byFocus;
  const { paper, mark, icon } = TONES[tone];

  useEffect(() => {
    if (waiting) return;
    const timer = setTimeout(() => dismissNotice(id), milliseconds ?? noticeDuration(text));
    return () => clearTimeout(timer);
  }, [id, text, milliseconds, waiting]);

  return (
    <div
      onPointerEnter={() => setHeld((before) => ({ ...before, byPointer: true }))}
      onPointerLeave={() => setHeld((before) => ({ ...before, byPointer: false }))}
      onFocus={() => setHeld((before) => ({ ...before, byFocus: true }))}
      onBlur={() => setHeld((before) => ({ ...before, byFocus: false }))}
      className={`pointer-events-auto flex animate-pin items-center gap-3 rounded-tag border border-ink/25 py-2 ps-3 pe-1.5 shadow-lifted ${EARLIER} ${paper}`}
    >
      <span className={`grid size-8 shrink-0 place-items-center rounded-round ${mark}`}>
        <Icon name={icon} />
      </span>
      <p role="alert" className="min-w-0 grow py-1 font-semibold max-sm:text-sm">
        {text}
      </p>
      {action && (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0 whitespace-nowrap"
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={() => dismissNotice(id)} />
    </div>
  );
}
