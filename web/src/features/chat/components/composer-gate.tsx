import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath, PATHS } from '../../../config/paths.ts';
import { retrySession } from '../../../lib/session-start.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { memberOf, type Member } from '../room/member.ts';

/** The composer for members; for everybody else what they need to become one, or to be known again. */
export function ComposerGate({ children }: { children: (member: Member) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const member = memberOf(session);
  if (member) return children(member);

  switch (session.status) {
    case 'loading':
      return <Checking />;
    case 'failed':
      return <NotKnown />;
    case 'signedOut':
      return (
        <Prompt text="Sign in to join the conversation." className="unless-known">
          <ButtonLink to={loginPath({ next: pathname + search })}>Sign in</ButtonLink>
          <ButtonLink to={PATHS.register} variant="secondary">
            Create an account
          </ButtonLink>
        </Prompt>
      );
    case 'signedIn':
      if (session.profileFailed) return <NotKnown />;
      if (session.username === undefined) return <Checking />;
      return (
        <Prompt text="Create your profile first, so that people know who is talking.">
          <ButtonLink to={PATHS.createYourUser}>Create your profile</ButtonLink>
        </Prompt>
      );
  }
}

function Checking() {
  return (
    <div aria-hidden="true" className="px-3 py-3 sm:px-1">
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

function NotKnown() {
  return (
    <Prompt text="It could not be checked who you are, so you can only read.">
      <Button onClick={retrySession}>Try again</Button>
    </Prompt>
  );
}

type PromptProps = { text: string; className?: string; children: ReactNode };

function Prompt({ text, className = '', children }: PromptProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-3 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-1 ${className}`}
    >
      <p className="font-semibold">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
