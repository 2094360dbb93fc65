import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../../../lib/member-query.ts';

/** A member as everybody sees them. */
export function useProfile(username: string) {
  return useQuery(memberQuery(username));
}
