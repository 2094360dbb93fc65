import { matches } from '@knack/contract/matches';
import { API_PATHS } from '@knack/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';

// They change when somebody joins or edits a profile; every screen that shows them shares one answer.
const FRESH_MS = 5 * 60_000;

/** Whom the signed-in member could swap with. Dropped when they sign out, asked anew when their profile changes. */
export function useMatches({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['own', 'matches'],
    queryFn: ({ signal }) => get(API_PATHS.ownMatches, matches, { asSelf: true, signal }),
    staleTime: FRESH_MS,
    enabled,
  });
}
