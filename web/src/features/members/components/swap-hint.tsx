import { exchangeBetween, isSwap, type Swapper } from '@knack/contract/swaps';
import type { User } from '@knack/contract/users';
import { chatPath } from '../../../config/paths.ts';
import { useBlockedNames } from '../../../lib/blocked-members.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useMatches } from '../api/find-matches.ts';
import { exchangeReason, namesOf, ringReason } from '../reasons.ts';

/**
 * On another's profile: what the two could do for each other, or with a third; nothing where that is nothing, or where
 * the other one was blocked.
 */
export function SwapHint({ own, user }: { own: Swapper; user: User }) {
  const isBlocked = useBlockedNames().has(user.username);
  const exchange = exchangeBetween(own, user);
  const swap = isSwap(exchange);
  const { data } = useMatches({ enabled: !swap && !isBlocked });
  const ring = swap
    ? undefined
    : data?.threeWay.find(({ teacher, learner }) => [teacher.id, learner.id].includes(user.id));
  const reason = exchangeReason(exchange);
  if (isBlocked || (reason === null && !ring)) return null;
  return (
    <Sheet className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 bg-marigold-wash!">
      <div className="flex min-w-0 basis-80 grow gap-3">
        <Icon name="swap" className="mt-0.5 size-7" />
        <div className="min-w-0">
          <p className="text-lg font-bold">{reason ?? 'You could swap as three'}</p>
          {swap && (
            <p>
              You help as {namesOf(exchange.learnsFromYou)}, {user.username} helps as{' '}
              {namesOf(exchange.teachesYou)}.
            </p>
          )}
          {ring && (
            <p>
              {reason && 'You could swap as three: '}
              {ringReason(ring)}
            </p>
          )}
        </div>
      </div>
      <ButtonLink to={chatPath({ mention: user.username })} variant="secondary">
        <Icon name="chat" />
        Ask {user.username}
      </ButtonLink>
    </Sheet>
  );
}
