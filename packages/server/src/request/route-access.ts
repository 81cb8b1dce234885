import type { AccessAction, AccessArea, AccessSubject } from '@rastro/sdk/domain';

/** Question to `access`: what an account must be allowed to do. */
export type RouteQuestion = [AccessAction, AccessArea, AccessSubject?];

/**
 * Callers allowed on a route; checked before its handler runs.
 *
 * - `[action, area, subject]`: accounts that may do this.
 * - `'signed-in'`: any account, for its own data, or where the handler checks further.
 * - `'before-codes'`: also an account that the server still requires to set up one-time codes.
 * - `'before-terms'`: also an account that has not accepted the terms of use in force yet.
 * - `'account-or-key'`: accounts, and programs with an API key, which may use no other route; the handler checks.
 * - `isPublic`: anybody, for this reason.
 * - `shows`: any holder of this credential, which is not an account's; the handler reads it.
 */
export type RouteAccess =
  | Readonly<RouteQuestion>
  | 'signed-in'
  | 'before-codes'
  | 'before-terms'
  | 'account-or-key'
  | { readonly isPublic: string }
  | { readonly shows: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    who?: RouteAccess;
  }
}

/** True for a route that anybody may call. */
export const isOpenToAll = (who: RouteAccess | undefined): boolean =>
  typeof who === 'object' && 'isPublic' in who;

/** The options of a route that answers anybody. */
export const openToAll = (isPublic: string): { config: { who: RouteAccess } } => ({
  config: { who: { isPublic } },
});
