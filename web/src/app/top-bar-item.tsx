import type { ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

// A sign over a small word, side by side where the bar has room; in the smallest bar the sign alone. It goes by the bar and
// not by the window, so that larger letters count too; where those leave no room at all, the signs stay as they are.
const ITEM =
  'flex h-13 min-w-10 flex-col items-center justify-center gap-0.5 rounded-cut px-0.5 text-[0.75rem] leading-4 font-semibold ' +
  'whitespace-nowrap no-underline hover:bg-ink/8 @min-[54rem]:h-11 @min-[54rem]:flex-row @min-[54rem]:gap-2 @min-[54rem]:px-3.5 @min-[54rem]:text-base ' +
  '@max-[17rem]:min-w-[40px] @max-[17rem]:px-[2px] @max-[17rem]:[&_svg]:size-[24px]';
const CURRENT =
  'aria-[current=page]:bg-green-wash aria-[current=page]:text-green ' +
  // Where all have the colours that somebody chose, a ground of another colour is not seen.
  'forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight]';
const EMPHASISED =
  'text-green @min-[54rem]:bg-green @min-[54rem]:text-on-green @min-[54rem]:hover:bg-green-deep forced-colors:border';

const WORDLESS = '@min-[54rem]:px-2.5!';

// Strangers have fewer places to go, so there is room for the words on every phone.
const WORD =
  '@max-[19rem]:sr-only @max-[24rem]:in-[.many-places]:sr-only @max-[24rem]:in-[[data-known]]:sr-only';

type ItemProps = { icon: IconName; label: string };

type LinkProps = ItemProps & {
  to: string;
  /** Another address of the same place. */
  alias?: string;
  emphasised?: boolean;
  /** The sign alone is shown, whatever the room. */
  wordless?: boolean;
  /** What goes on with the label, for those who listen. */
  more?: ReactNode;
  /** On the sign. */
  mark?: ReactNode;
  className?: string;
};

/** A place to go from the top bar, marked while one is there. */
export function BarLink(props: LinkProps) {
  const { to, alias, icon, label, emphasised, wordless, more, mark, className } = props;
  const isThere = useMatch({ path: to, end: false }) !== null;
  const isCurrent = useLocation().pathname === alias || isThere;
  return (
    <li className={className}>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${ITEM} ${wordless ? WORDLESS : ''} ${emphasised ? EMPHASISED : CURRENT}`}
      >
        <span className="relative">
          <Icon name={icon} />
          {mark}
        </span>
        <span className={wordless ? 'sr-only' : WORD}>
          {label}
          {more}
        </span>
      </Link>
    </li>
  );
}

/** Something to do from the top bar. */
export function BarButton({
  icon,
  label,
  busy,
  onClick,
}: ItemProps & { busy: boolean; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
        className={`${ITEM} aria-busy:opacity-60`}
      >
        <Icon name={icon} />
        <span className={WORD}>{label}</span>
      </button>
    </li>
  );
}

/** Room for the items of somebody whose session is being checked, so that the bar does not jump. */
export function BarPlaceholder({
  labels,
  className = '',
}: {
  labels: readonly string[];
  className?: string;
}) {
  return labels.map((label) => (
    <li key={label} aria-hidden="true" className={`${ITEM} relative ${className}`}>
      <span className="size-5" />
      <span className="invisible @max-[24rem]:sr-only">{label}</span>
      <Skeleton className="absolute inset-x-2 top-1/2 h-4 -translate-y-1/2 @min-[54rem]:inset-x-3.5" />
    </li>
  ));
}

/** Room for an item that is a sign alone. */
export function BarSignPlaceholder({ className = '' }: { className?: string }) {
  return (
    <li aria-hidden="true" className={`${ITEM} ${WORDLESS} ${className}`}>
      <Skeleton className="size-5" />
    </li>
  );
}
