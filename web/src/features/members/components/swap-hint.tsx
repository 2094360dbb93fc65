import { exchangeBetween, isSwap, type Swapper } from '@knack/contract/swaps';
import type { User } from '@knack/contract/users';
import { userPath } from '../../../config/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMatches } from '../api/find-matches.ts';
import { exchangeReason, namesOf, ringReason } from '../reasons.ts';
import { SwapHintRoom, SwapSheet } from './swap-hint-room.tsx';

/** On another's profile: what the two could do for each other, or with a third. */
export function SwapHint({ own, user }: { own: Swapper & Pick<User, 'username'>; user: User }) {
  const exchange = exchangeBetween(own, user);
  const swap = isSwap(exchange);
  const { data, isLoading } = useMatches({ enabled: !swap });
  const ring = swap
    ? undefined
    : data?.threeWay.find(({ teacher, learner }) => [teacher.id, learner.id].includes(user.id));
  const reason = exchangeReason(exchange);
  if (isLoading) return <SwapHintRoom username={user.username} />;
  return (
    <SwapSheet username={user.username}>
      <div className="min-w-0">
        <p className="line-clamp-2 text-lg font-bold">
          {reason ?? (ring ? 'You could swap as three' : 'Nothing to swap yet')}
        </p>
        {/* No more than the sheet has lines for, below one of reasons or two. */}
        <p className={`line-clamp-3 text-sm ${reason === null ? '' : 'md:line-clamp-2'}`}>
          {swap &&
            `You help as ${namesOf(exchange.learnsFromYou)}, ${user.username} helps as ${namesOf(exchange.teachesYou)}.`}
          {ring && (reason === null ? ringReason(ring) : `You could swap as three: ${ringReason(ring)}`)}
          {!swap && !ring && exchange.teachesYou.length > 0 && 'Ask what would be welcome in return.'}
          {!swap && !ring && exchange.learnsFromYou.length > 0 && 'Offer a hand, and see what comes back.'}
          {!ring && reason === null && (
            <>
              Ask all the same, or say more of what you teach and want{' '}
              <TextLink to={userPath(own.username)}>on your profile</TextLink>.
            </>
          )}
        </p>
      </div>
    </SwapSheet>
  );
}
