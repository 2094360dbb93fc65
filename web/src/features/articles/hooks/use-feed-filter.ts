import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { feedPath, type FeedFilter } from '../../../config/paths.ts';
import { readFeedFilter } from '../feed-filter.ts';

/**
 * What the address of the board asks for, and how to ask for something else: each choice is a step to go back from,
 * but going on with a search that has begun is not.
 */
export function useFeedFilter(): [filter: FeedFilter, ask: (filter: FeedFilter) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readFeedFilter(search), [search]);
  const ask = (next: FeedFilter) => {
    const goesOn = Boolean(filter.q) && Boolean(next.q) && filter.q !== next.q;
    void navigate(feedPath(next), { replace: goesOn });
  };
  return [filter, ask];
}
