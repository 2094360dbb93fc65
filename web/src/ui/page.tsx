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
  width,
  className = '',
  children,
}: PageProps) {
  return (
    <PageBody width={width} className={className}>
      <ScreenHeading title={title} className={headingHidden ? 'sr-only' : ''}>
        {heading}
      </ScreenHeading>
      {intro && <div className="mt-3 max-w-2xl text-lg text-pretty text-ink-soft">{intro}</div>}
      {children}
    </PageBody>
  );
}
