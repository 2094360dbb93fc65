import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { dismissNotice, useNotices, type Notice, type NoticeTone } from './notices.ts';

const TONES: Record<NoticeTone, { paper: string; mark: string; icon: 'check' | 'close' | 'chat' }> = {
  success: { paper: 'bg-note-mint', mark: 'bg-green text-on-green', icon: 'check' },
  failure: { paper: 'bg-note-blush', mark: 'bg-tomato text-on-tomato', icon: 'close' },
  plain: { paper: 'bg-note-butter', mark: 'bg-marigold text-on-marigold', icon: 'chat' },
};

/** Milliseconds that a text stays: time to notice it, and to read it slowly. */
export function noticeDuration(text: string): number {
  return 6_000 + text.length * 60;
}

/** Where notices appear: under the top bar, above everything, in nobody's way. Mount it once, around all screens. */
export function NoticeRegion() {
  const notices = useNotices();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[calc(4.75rem+env(safe-area-inset-top))] z-50 mx-auto flex w-full max-w-xl flex-col gap-3 px-4">
      {notices.map((notice) => (
        <NoticeSlip key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeSlip({ notice: { id, text, tone } }: { notice: Notice }) {
  const [held, setHeld] = useState({ byPointer: false, byFocus: false });
  const waiting = held.byPointer || held.byFocus;
  const { paper, mark, icon } = TONES[tone];

  useEffect(() => {
    if (waiting) return;
    const timer = setTimeout(() => dismissNotice(id), noticeDuration(text));
    return () => clearTimeout(timer);
  }, [id, text, waiting]);

  return (
    <div
      onPointerEnter={() => setHeld((before) => ({ ...before, byPointer: true }))}
      onPointerLeave={() => setHeld((before) => ({ ...before, byPointer: false }))}
      onFocus={() => setHeld((before) => ({ ...before, byFocus: true }))}
      onBlur={() => setHeld((before) => ({ ...before, byFocus: false }))}
      className={`pointer-events-auto flex animate-pin items-center gap-3 rounded-tag border border-ink/25 py-2 ps-3 pe-1.5 shadow-lifted ${paper}`}
    >
      <span className={`grid size-8 shrink-0 place-items-center rounded-round ${mark}`}>
        <Icon name={icon} />
      </span>
      <p role="alert" className="min-w-0 grow py-1 font-semibold">
        {text}
      </p>
      <IconButton icon="close" label="Dismiss" onClick={() => dismissNotice(id)} />
    </div>
  );
}
