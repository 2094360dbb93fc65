import { useId, type ReactNode } from 'react';

/** A group of pieces under a heading. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="mb-5 border-b-2 border-line pb-2 text-2xl">
        {title}
      </h2>
      <div className="flex flex-col gap-7">{children}</div>
    </section>
  );
}

/** Pieces side by side, and what they are. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2.5 font-sans text-sm font-semibold text-ink-soft">{name}</h3>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}
