import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type FeedStripProps = {
  title: string;
  icon?: IconName;
  onPutAway?: () => void;
  children: ReactNode;
};

/**
 * What is for the reader alone, above the board. As high as a row of `MatchBrief` and a line, whatever stands in it: it is
 * there before it is known what that is, and the board below must not move.
 */
export function FeedStrip({ title, icon = 'swap', onPutAway, children }: FeedStripProps) {
  return (
    <Sheet className="relative mb-6 py-4! sm:px-6!">
      <aside aria-labelledby="feed-strip">
        <h2 id="feed-strip" className="flex items-center gap-2 pe-12 text-xl">
          <Icon name={icon} />
          {title}
        </h2>
        <div className="mt-1 flex min-h-29 flex-col justify-center md:min-h-22">{children}</div>
        {onPutAway && (
          <span className="absolute end-2 top-2">
            <IconButton label="Put away what is for you" icon="close" onClick={onPutAway} />
          </span>
        )}
      </aside>
    </Sheet>
  );
}

/** Matches side by side: one on a phone, three in a wide window. */
export function FeedStripRow({ children }: { children: ReactNode }) {
  return (
    <ul
      role="list"
      className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3 max-lg:[&>:nth-child(n+3)]:hidden max-md:[&>:nth-child(n+2)]:hidden"
    >
      {children}
    </ul>
  );
}
