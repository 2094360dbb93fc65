import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const RETRIES = 2;

/**
 * Whether asking again by itself may help: a broken connection or a fault of the server, not a refusal, not a wait
 * that somebody has already sat through, and not a device that knows it is offline.
 */
function mayRecover(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'timeout') return false;
  if (error.code === 'offline') return navigator.onLine;
  return error.status !== null && error.status >= 500;
}

/**
 * A cache for the server's data. Nothing waits in silence for a network: without one a read fails at once when there
 * is nothing to show, what is on screen stays, and stale data is read again on reconnection; a write fails and its
 * form keeps the draft. Keys of data that only its owner may see begin with `own`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && mayRecover(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The cache of the running app. */
export const queryClient = createQueryClient();
