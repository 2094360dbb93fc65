import { blockList } from '@knack/contract/blocks';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blocksQuery } from '../../../lib/blocked-members.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { deleteAnswered, put } from '../../../lib/http-client.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { notify } from '../../../ui/notices.ts';

/** Blocks a member; what is theirs is gone from every list at once. */
export function useBlock() {
  return useBlockChange(
    (username) => put(API_PATHS.ownBlock(username), blockList, {}),
    (username) => `You blocked ${username}. You will not see what they write any more.`,
  );
}

/** Lifts a block. */
export function useUnblock() {
  return useBlockChange(
    (username) => deleteAnswered(API_PATHS.ownBlock(username), blockList),
    (username) => `You unblocked ${username}. You see what they write again.`,
  );
}

function useBlockChange(
  change: (username: string) => ReturnType<typeof put<typeof blockList>>,
  told: (username: string) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (list, username) => {
      // An older answer that is still on its way would bring the earlier list back.
      await client.cancelQueries(blocksQuery);
      client.setQueryData(blocksQuery.queryKey, list);
      // Matches and what one is told of leave out whom one has blocked.
      const [own, blocks] = blocksQuery.queryKey;
      void readAgain(client, {
        predicate: ({ queryKey }) => queryKey[0] === own && queryKey[1] !== blocks,
      });
      notify({ text: told(username), tone: 'success' });
    },
    onError: (error) => notify({ text: failureText(error), tone: 'failure' }),
  });
}
