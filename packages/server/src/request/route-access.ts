import type { AccessAction, AccessArea, AccessSubject } from '@rastro/sdk/domain';

/** Question to `access`: what an account must be allowed to do. */
export type RouteQuestion = [AccessAction, AccessArea, AccessSubject?];

/**
 * Who may call a route; the door asks before its handler runs.
 *
 * - `[action, area, subject]`: accounts that may do this.
 * - `'signed-in'`: any account, about what is its own, or where the handler asks for more.
 * - `'before-codes'`: also one that the server still wants to set up one-time codes.
 * - `'before-terms'`: also one that has not accepted the terms of use in force yet.
 * - `'account-or-key'`: accounts, and programs with an API key, to whom no other route is open; the handler asks.
 * - `isPublic`: anybody, for this reason.
 * - `shows`: whoever shows this credential, which is no account's; the handler reads it.
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
