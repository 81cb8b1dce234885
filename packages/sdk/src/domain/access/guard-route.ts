import { matchesPath } from './matches-path';
import { DRIVER_PATHS, PUBLIC_PATHS, ROUTE_PATHS } from './route-paths';

/** A thing the guard has to load, in the order in which it loads them (spec §2). */
export type LoadStep = 'server' | 'session';

/** How far a thing is: not tried yet, there, or tried in vain. */
export type LoadState = 'unknown' | 'ready' | 'failed';

/** What the guard knows. `session: 'failed'` is nobody signed in; `path` may have a query. */
export interface GuardInput {
  path: string;
  server: LoadState;
  session: LoadState;
  /** The paths there are, `:name` for a variable part. Default: those of the specification. */
  paths?: readonly string[];
}

/**
 * What to do: show the page (and load `background` meanwhile), go elsewhere, or load `steps` in
 * that order and ask again after each.
 */
export type GuardDecision =
  | { kind: 'allow'; background: readonly LoadStep[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'load'; steps: readonly LoadStep[] };

/** Decides about a route (spec §2): whom it lets pass, whom it sends where, what it loads first. */
export function guardRoute(input: GuardInput): GuardDecision {
  const pathname = input.path.split(/[?#]/)[0] ?? '';
  if (pathname === '/maintenance') return { kind: 'allow', background: [] };
  if (!matchesPath(pathname, input.paths ?? ROUTE_PATHS)) return { kind: 'redirect', to: '/home' };
  if (input.server === 'failed') return { kind: 'redirect', to: '/maintenance' };
  if (matchesPath(pathname, PUBLIC_PATHS) || input.session === 'ready') {
    return { kind: 'allow', background: input.server === 'unknown' ? ['server'] : [] };
  }
  if (input.session === 'failed') {
    const screen = matchesPath(pathname, DRIVER_PATHS) ? '/motorista' : '/login';
    return { kind: 'redirect', to: `${screen}?to=${encodeURIComponent(input.path)}` };
  }
  return { kind: 'load', steps: input.server === 'unknown' ? ['server', 'session'] : ['session'] };
}
