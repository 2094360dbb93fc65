import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Has what fits read again after a change: at once where it is on screen, otherwise when it is next looked at. What is on
 * its way may be from before the change, and the library would wait for it where nothing is known yet, so it is given up.
 */
export async function readAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  void client.invalidateQueries(filters);
}
