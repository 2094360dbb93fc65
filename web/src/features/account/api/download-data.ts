import { ownData } from '@knack/contract/account';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';

/** A lot to read takes the server longer than an ordinary answer. */
const TIMEOUT_MS = 60_000;

/** Reads everything that is stored about the signed-in person and has the browser keep it as a file. */
export function useDownloadData() {
  return useMutation({
    mutationFn: async (username: string) => {
      const data = await get(API_PATHS.ownData, ownData, { asSelf: true, timeoutMs: TIMEOUT_MS });
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `knack-${username}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}
