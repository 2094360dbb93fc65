import type { ReactNode } from 'react';
import { matchPath, UNSAFE_RouteContext as RouteContext, type PathMatch } from 'react-router-dom';

/** The first of `routes` at an address, and what its path's parameters stand for there. */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; match: PathMatch } | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, match: { ...match, params: decoded(match.params) } };
  }
  return undefined;
}

function decoded(params: PathMatch['params']): PathMatch['params'] {
  const entries = Object.entries(params).map(([name, value = '']) => [name, decodedValue(value)]);
  return Object.fromEntries(entries) as PathMatch['params'];
}

function decodedValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // a stray percent sign means itself
  }
}

/**
 * Makes `useParams` and relative addresses work inside, as `<Routes>` would, without its data routes: those are a
 * fifth of what the router loads (docs/decisions/0090).
 */
export function MatchedRoute({ match, children }: { match: PathMatch | undefined; children: ReactNode }) {
  const matches = match ? [{ ...match, route: { path: match.pattern.path } }] : [];
  return (
    <RouteContext.Provider value={{ outlet: null, matches, isDataRoute: false }}>
      {children}
    </RouteContext.Provider>
  );
}
