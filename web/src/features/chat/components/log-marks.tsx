import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { relative } from '../../../ui/relative-time.tsx';

const sameYear = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "Today", "Yesterday", or the date. */
function dayText(day: Date, now: Date): string {
  const days = Math.round((startOfDay(day) - startOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) {
    const text = relative.format(days, 'day');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  return (day.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(day);
}

/** Between two days of the conversation. */
export function DaySeparator({ day }: { day: Date }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <li className="flex justify-center px-3 pt-6 pb-1">
      <span className="rounded-tag bg-board-deep px-3 py-1 text-sm font-semibold text-board-ink">
        {dayText(day, now)}
      </span>
    </li>
  );
}

/** Where reading stopped the last time. */
export function ReadingLine() {
  return (
    <li className="flex items-center gap-3 px-3 pt-5 pb-1 text-sm font-bold text-marigold sm:px-5">
      <span aria-hidden="true" className="h-0.5 grow bg-marigold" />
      New since you were last here
      <span aria-hidden="true" className="h-0.5 grow bg-marigold" />
    </li>
  );
}

type OlderProps = {
  label: string;
  busy: boolean;
  failed: boolean;
  onRead: () => void;
};

/** Asks for messages that are not here yet. */
export function OlderMessages({ label, busy, failed, onRead }: OlderProps): ReactNode {
  return (
    <div className="flex flex-col items-center gap-2 px-3 pt-5 text-center">
      <Button variant="secondary" size="small" busy={busy} onClick={onRead}>
        {label}
      </Button>
      {failed && (
        <p role="status" className="text-sm font-semibold text-board-ink">
          They could not be read. Check your connection and try again.
        </p>
      )}
    </div>
  );
}
