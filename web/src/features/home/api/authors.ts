import { useQueries } from '@tanstack/react-query';
import { memberQuery } from '../../../lib/member-query.ts';

/** The members with these usernames, each as a query of their own: one who is missing hides no other. */
export function useAuthors(usernames: readonly string[]) {
  return useQueries({ queries: usernames.map(memberQuery) });
}
