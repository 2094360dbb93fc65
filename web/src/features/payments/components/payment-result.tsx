import type { ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageBody } from '../../../ui/page-body.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type PaymentResultProps = { title: string; stamp: ReactNode; children: ReactNode };

/** How a payment ended, on a receipt, with the way back (specification, section 2). */
export function PaymentResult({ title, stamp, children }: PaymentResultProps) {
  return (
    <PageBody width="narrow">
      <Sheet className="flex flex-col items-center gap-4 px-4! py-12! text-center">
        <div className="h-32 [&>svg]:h-full">{stamp}</div>
        <ScreenHeading title={title} />
        <p className="text-balance text-ink-soft">{children}</p>
        <ButtonLink to={PATHS.home} variant="accent">
          Buy Again
        </ButtonLink>
      </Sheet>
    </PageBody>
  );
}
