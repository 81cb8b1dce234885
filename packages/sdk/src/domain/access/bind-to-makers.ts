import type { Actor, ActorRights } from './actor';

/**
 * Restrictions that also bind the accounts made by an account, as long as they bind that account.
 */
export const INHERITED = [
  'readonly',
  'deviceReadonly',
  'limitCommands',
  'disableReports',
] as const satisfies readonly (keyof ActorRights)[];

/** An account that made another one, as far as its restrictions go. */
export interface Maker extends Partial<Record<(typeof INHERITED)[number], boolean>> {
  administrator?: boolean;
}

/**
 * Adds to an actor the restrictions of the accounts above that made it, the nearest first: nothing
 * binds administrators, nor what they made.
 */
export function bindToMakers(actor: Actor, makers: readonly Maker[]): Actor {
  const free = makers.findIndex(({ administrator }) => administrator === true);
  const binding = free < 0 ? makers : makers.slice(0, free);
  const bound = INHERITED.filter((name) => binding.some((maker) => maker[name] === true));
  if (bound.length === 0) return actor;
  const rights = Object.fromEntries(bound.map((name) => [name, true]));
  return { ...actor, rights: { ...actor.rights, ...rights } };
}
