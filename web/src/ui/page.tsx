import type { ReactNode } from 'react';
import { PageBody, type PageWidth } from './page-body.tsx';
import { ScreenHeading } from './screen-heading.tsx';

type PageProps = {
  /** The document's title, and the heading unless `heading` says otherwise. */
  title: string;
  heading?: ReactNode;
  /** Under the heading. */
  intro?: ReactNode;
  /** The heading is for those who listen; the screen shows what it is by itself. */
  headingHidden?: boolean;
  /** What is done most on this screen: beside the heading where there is room, else below it. */
  action?: ReactNode;
  width?: PageWidth;
  className?: string;
  children?: ReactNode;
};

/** A screen: one heading that takes the focus on arrival, and the title of the document. */
export function Page({
  title,
  heading,
  intro,
  headingHidden = false,
  action,
  width,
  className = '',
  children,
}: PageProps) {
  const head = (
    <>
      <ScreenHeading title={title} className={headingHidden ? 'sr-only' : ''}>
        {heading}
      </ScreenHeading>
      {intro && <div className="mt-3 max-w-2xl text-lg text-balance text-ink-soft">{intro}</div>}
    </>
  );
  return (
    <PageBody width={width} className={className}>
      {action ? (
        <div className="flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between">
          <div className="min-w-0">{head}</div>
          {/* It takes the rest of the line, so that nothing moves when what is in it becomes wider. */}
          <div className="flex grow sm:justify-end">{action}</div>
        </div>
      ) : (
        head
      )}
      {children}
    </PageBody>
  );
}
