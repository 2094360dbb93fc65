import { PATHS } from '../config/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** Tells somebody who is signed in without a profile what is missing, and leads there. */
export function ProfilePrompt({ purpose }: { purpose: string }) {
  return (
    <Sheet className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-xl">One more step</h2>
        <p className="text-ink-soft">Create your profile to {purpose}.</p>
      </div>
      <ButtonLink to={PATHS.createYourUser} variant="accent">
        Create your profile
      </ButtonLink>
    </Sheet>
  );
}
