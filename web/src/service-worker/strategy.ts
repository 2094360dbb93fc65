/** Where an answer comes from while the worker is in charge. */
export type Strategy =
  /** The network alone: the worker keeps out of it. */
  | 'network'
  /** A page: the network, and without one the app's shell, which says what is missing. */
  | 'page'
  /** A file whose name changes with its content: the cache, then the network. */
  | 'asset'
  /** A file of the app that keeps its name: the network, then the cache. */
  | 'file';

/** What of a request decides. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * How a request is answered. Answers of the API, of the sign-in and of everything under Hosting's reserved addresses are
 * never kept, so nothing old can pass for fresh.
 */
export function strategyFor(
  { method, mode, url }: Asked,
  origin: string,
  files: readonly string[],
): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || address.pathname.startsWith('/__/')) return 'network';
  if (mode === 'navigate') return 'page';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  return files.includes(address.pathname) ? 'file' : 'network';
}

/** Whether an answer may be kept as the file of that name: Hosting answers with the app's page for what it has not. */
export function isFile(path: string, response: Pick<Response, 'ok' | 'headers'>): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.ok && isPage === path.endsWith('.html');
}
