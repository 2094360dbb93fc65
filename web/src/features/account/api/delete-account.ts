import { deletionProgress, type DeletionProgress } from '@knack/contract/account';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { deleteAnswered } from '../../../lib/http-client.ts';

/**
 * Deletes the account of whoever is signed in, and how far that has come. The server works for some seconds at a time, so
 * it is asked until it has finished; after a failure it goes on where it was.
 */
export function useDeleteAccount() {
  const [progress, setProgress] = useState<DeletionProgress | null>(null);
  /** The server has been asked and may have begun, whatever became of its answer. */
  const begun = useRef(false);
  const deletion = useMutation({
    mutationFn: async (username: string) => {
      try {
        for (let finished = false; !finished; begun.current = true) {
          const reached = await deleteAnswered(API_PATHS.user(username), deletionProgress, { username });
          setProgress(reached);
          finished = reached.finished;
        }
      } catch (error) {
        // The account is the last thing to go: whoever is not known any more has been deleted.
        if (begun.current && isApiError(error, 'unauthenticated')) return;
        begun.current ||= isApiError(error, 'unavailable', 'internal', 'timeout', 'offline');
        throw error;
      }
    },
  });
  return { ...deletion, progress };
}
