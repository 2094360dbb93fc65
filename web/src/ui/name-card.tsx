import type { ReactNode } from 'react';
import { dyeBackground } from './dye.ts';

type NameCardProps = {
  /** Whose card: its upper edge has their colour. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** A card to be worn on a string: a coloured edge with a slot, and the person below. */
export function NameCard({ name, className = '', children }: NameCardProps) {
  return (
    <div className={`paper-card flex w-full flex-col overflow-clip ${className}`}>
      <div aria-hidden="true" className={`flex h-8 items-center justify-center ${dyeBackground(name)}`}>
        <span className="h-2.5 w-14 rounded-round bg-paper shadow-[inset_0_2px_2px_rgb(0_0_0/0.35)]" />
      </div>
      {children}
    </div>
  );
}
