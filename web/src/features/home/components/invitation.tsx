import { PATHS } from '../../../config/paths.ts';
import { isStranger, useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** A last word to whoever has read this far and is not a member. */
export function Invitation() {
  if (!isStranger(useSession())) return null;
  return (
    <section
      aria-labelledby="invitation"
      className="unless-known bg-banner text-on-banner [--color-focus:var(--color-on-banner)]"
    >
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-14 sm:px-6">
        <div>
          <h2 id="invitation" className="text-3xl">
            And what is your knack?
          </h2>
          <p className="mt-2 max-w-lg text-lg">
            Taps, tarts, timetables or typefaces: somebody two streets away is looking for it.
          </p>
        </div>
        <ButtonLink to={PATHS.register} size="large" variant="secondary">
          Put up your card
        </ButtonLink>
      </div>
    </section>
  );
}
