/** A thing the guard has to load, in the order in which it loads them (spec §2). */
export type LoadStep = 'server' | 'session';

/** Load state: not tried yet, loaded, or failed. */
export type LoadState = 'unknown' | 'ready' | 'failed';

/** Facts that the guard needs about a page. */
export interface GuardedPage {
  /** It needs nobody signed in. */
  isPublic: boolean;
  /** Path that signed-out users are sent to first. Default `/login`. */
  signInPath?: string;
  /** It is of use without the server too, and says itself for whom. */
  worksAway?: boolean;
}

/**
 * Input of the guard. `session: 'failed'` means that nobody is signed in; `path` may have a query.
 */
export interface GuardInput {
  path: string;
  /** Page at the path; null when there is none. */
  page: GuardedPage | null;
  server: LoadState;
  session: LoadState;
}

/**
 * Decision of the guard: show the page (and load `background` meanwhile), redirect, or load `steps`
 * in that order and check again after each.
 */
export type GuardDecision =
  | { kind: 'allow'; background: readonly LoadStep[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'load'; steps: readonly LoadStep[] };

/** Decides about a route (spec §2): whom it lets pass, whom it sends where, what it loads first. */
export function guardRoute({ path, page, server, session }: GuardInput): GuardDecision {
  if (path.split(/[?#]/)[0] === '/maintenance') return { kind: 'allow', background: [] };
  if (page === null) return { kind: 'redirect', to: '/home' };
  if (server === 'failed' && !page.worksAway) return { kind: 'redirect', to: '/maintenance' };
  if (page.isPublic || session === 'ready') {
    return { kind: 'allow', background: server === 'unknown' ? ['server'] : [] };
  }
  if (session === 'failed') {
    const screen = page.signInPath ?? '/login';
    return { kind: 'redirect', to: `${screen}?to=${encodeURIComponent(path)}` };
  }
  const steps: LoadStep[] = server === 'unknown' ? ['server', 'session'] : ['session'];
  return page.worksAway ? { kind: 'allow', background: steps } : { kind: 'load', steps };
}
