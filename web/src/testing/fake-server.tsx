import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';

/** What the server answers to a path. It has no answer until a test gives it one. */
export const server = vi.fn<(path: string) => Response | Promise<Response>>();

/** Puts `server` in the place of the network for every test of a file. */
export function installFakeServer(): void {
  beforeEach(() => {
    server.mockReset();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
      server(new URL(input instanceof Request ? input.url : String(input), location.origin).pathname),
    );
  });
}

/** Renders a part of a screen that reads from the server; what fails is not asked again by itself. */
export function renderWithQueries(part: ReactNode): void {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
