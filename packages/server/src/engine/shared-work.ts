import type { Unit } from '../db/database';
import type { Actor } from '../upstream/upstream';
import { type Caller, loadCaller } from './access/caller';
import { type Action, writeActions } from './audit';

/** What writes that share a transaction do once for all of them. */
export interface SharedWork {
  /** The account behind a request, read once; nothing that shares a transaction changes accounts. */
  loadCaller(unit: Unit, actor: Actor, nowMs: number): Promise<Caller>;
  /** Keeps an action until the end of the transaction. */
  audit(action: Action, nowMs: number): void;
  /** Writes down what was kept; before the commit. */
  finish(unit: Unit): Promise<void>;
}

/** The common work of one transaction. */
export const createSharedWork = (): SharedWork => {
  const callers = new Map<number, Promise<Caller>>();
  const actions: { action: Action; timeMs: number }[] = [];
  return {
    loadCaller(unit, actor, nowMs) {
      if ('anonymous' in actor) return loadCaller(unit, actor, nowMs);
      const caller = callers.get(actor.userId) ?? loadCaller(unit, actor, nowMs);
      callers.set(actor.userId, caller);
      return caller;
    },
    audit: (action, timeMs) => void actions.push({ action, timeMs }),
    finish: (unit) => writeActions(unit, actions),
  };
};
