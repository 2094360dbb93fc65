import { useEffect, useState } from 'react';
import { useExactTime } from './use-exact-time.ts';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Words for a distance in time. */
export const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "3 minutes ago"; what is less than a minute away, or slightly ahead of this clock, is "just now". */
export function relativeTimeText(moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1_000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : 'just now';
}

/** A moment (ISO 8601) as people say it, kept up to date; the exact time on hover and for machines. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const [now, setNow] = useState(() => new Date());
  const moment = new Date(iso);
  const element = useExactTime<HTMLTimeElement>(moment.getTime());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <time ref={element} dateTime={iso} className={className}>
      {relativeTimeText(moment, now)}
    </time>
  );
}
