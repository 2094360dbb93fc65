import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusOnArrival } from './navigation-focus.tsx';

const SITE = 'Knack';

type ScreenHeadingProps = {
  /** The document's title, and the heading unless `children` say otherwise. */
  title: string;
  className?: string;
  children?: ReactNode;
};

/** The one heading of a screen: takes the focus on arrival, names the document. `Page` brings one of its own. */
export function ScreenHeading({ title, className = '', children }: ScreenHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(element);
  useEffect(() => {
    document.title = title === SITE ? SITE : `${title} · ${SITE}`;
  }, [title]);

  return (
    <h1 ref={element} tabIndex={-1} className={`text-3xl ${className}`}>
      {children ?? title}
    </h1>
  );
}
