import { API_PATHS } from '@knack/contract/paths';
import { user } from '@knack/contract/users';
import { useQuery } from '@tanstack/react-query';
import { drawnAnswer } from '../../../lib/drawn-answer.ts';
import { memberQuery } from '../../../lib/member-query.ts';

/** A member as everybody sees them: as the page came with them, or as they are read. */
export function useProfile(username: string) {
  return useQuery({ ...memberQuery(username), ...drawnAnswer(API_PATHS.userByName(username), user) });
}
