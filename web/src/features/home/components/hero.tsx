import { PATHS } from '../../../config/paths.ts';
import { isStranger, useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HeroScene } from './hero-scene.tsx';

/** What this is, for whom, and the first step, which depends on who is looking. */
export function Hero() {
  return (
    <div className="mx-auto grid w-full max-w-6xl items-center gap-x-10 gap-y-8 px-4 pt-10 pb-6 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-14">
      <div>
        <ScreenHeading title="Knack" className="text-4xl! tracking-[-0.02em]">
          Everybody here has <Underlined>a knack</Underlined> for something.
        </ScreenHeading>
        <p className="mt-5 max-w-xl text-lg text-board-soft sm:text-xl sm:leading-normal">
          This is the neighbourhood’s noticeboard: connect with local professionals such as freelance
          designers, software engineers, plumbers and gardeners.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <FirstStep />
        </div>
      </div>
      <HeroScene />
    </div>
  );
}

function FirstStep() {
  const session = useSession();
  if (isStranger(session)) {
    return (
      <div className="unless-known contents">
        <ButtonLink to={PATHS.register} variant="accent" size="large">
          Join the board
        </ButtonLink>
        <TextLink to={PATHS.login} className="inline-flex min-h-11 items-center">
          I am a member already
        </TextLink>
      </div>
    );
  }
  const newcomer = session.status === 'signedIn' && session.username === null;
  return (
    <>
      {/* As wide for both: what stands beside it must not move when it is known who is looking. */}
      <ButtonLink
        to={newcomer ? PATHS.createYourUser : PATHS.feed}
        variant="accent"
        size="large"
        className="min-w-62"
      >
        {newcomer ? 'Introduce yourself' : 'See what is new'}
      </ButtonLink>
      <TextLink to={PATHS.chat} className="inline-flex min-h-11 items-center">
        Say hello in the room
      </TextLink>
    </>
  );
}

function Underlined({ children }: { children: string }) {
  return (
    <span className="relative inline-block whitespace-nowrap">
      {children}
      <svg
        viewBox="0 0 200 16"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-[0.16em] -z-0 h-[0.2em] w-full fill-none stroke-marigold stroke-[7]"
        strokeLinecap="round"
      >
        <path d="M5 10c38-6 72-7 104-5 30 2 58 3 86 1" />
      </svg>
    </span>
  );
}
