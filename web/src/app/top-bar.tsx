import { Link } from '../ui/link.tsx';
import { PATHS, userPath } from '../config/paths.ts';
import { isStranger, rememberedUsername, useSession, type SignedIn } from '../lib/session.ts';
import { Bell } from './bell.tsx';
import { Logo } from './logo.tsx';
import { BarButton, BarLink, BarPlaceholder, BarSignPlaceholder } from './top-bar-item.tsx';
import { useSignOut } from './use-sign-out.ts';

// In the page as it is built, whom this browser knows sees the room of their own items until it is known who they are.
const FOR_STRANGERS = 'strangers-only';
const FOR_KNOWN = 'known-only';

/** On every screen: the way home, and the few places to go (specification, section 2). */
export function TopBar() {
  const session = useSession();
  const stranger = isStranger(session);
  return (
    <header className="@container print:hidden sticky top-0 z-40 border-b-2 border-line bg-paper pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-2 px-2.5 @max-[17rem]:gap-[8px] @max-[17rem]:px-[8px] @min-[40rem]:px-6">
        <Link
          to={PATHS.home}
          aria-label="Knack, home"
          className="group -ms-0.5 shrink-0 rounded-cut p-1 @max-[17rem]:p-[4px] @min-[40rem]:-ms-2"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="max-w-104 grow @min-[54rem]:max-w-none @min-[54rem]:grow-0">
          <ul
            className={`flex items-stretch justify-between @min-[54rem]:gap-1 ${stranger ? '' : 'many-places'}`}
          >
            <BarLink to={PATHS.chat} icon="chat" label="Chat" />
            <BarLink to={PATHS.members} icon="members" label="Members" />
            {session.status === 'loading' && <MemberItemsPlaceholder />}
            {session.status === 'signedIn' && <MemberItems username={session.username} />}
            {stranger && (
              <>
                <MemberItemsPlaceholder className={FOR_KNOWN} />
                <BarLink to={PATHS.login} icon="sign-in" label="Login" className={FOR_STRANGERS} />
                <BarLink
                  to={PATHS.register}
                  icon="join"
                  label="Register"
                  emphasised
                  className={FOR_STRANGERS}
                />
              </>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function MemberItems({ username }: Pick<SignedIn, 'username'>) {
  const { signOut, signingOut } = useSignOut();
  return (
    <>
      <BarLink to={PATHS.feed} icon="board" label="Feed" />
      <BarLink to={ownProfilePath(username)} alias={PATHS.userProfile} icon="person" label="Profile" />
      <Bell counted={typeof username === 'string'} />
      <BarButton icon="sign-out" label="Sign out" busy={signingOut} onClick={signOut} />
    </>
  );
}

function MemberItemsPlaceholder({ className = '' }: { className?: string }) {
  return (
    <>
      <BarPlaceholder labels={['Feed', 'Profile']} className={className} />
      <BarSignPlaceholder className={className} />
      <BarPlaceholder labels={['Sign out']} className={className} />
    </>
  );
}

function ownProfilePath(username: SignedIn['username']): string {
  if (username === null) return PATHS.createYourUser;
  const known = username ?? rememberedUsername();
  return known === null ? PATHS.userProfile : userPath(known);
}
