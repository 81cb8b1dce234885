import type { Unit } from '../../db/database';
import { type Accounts, createAccounts } from '../access/accounts';
import { type Action, writeActions } from '../requests/write-actions';

/** Work done once for all writes that share a transaction. */
export interface SharedWork {
  /** Read once; nothing that shares a transaction changes accounts. */
  readonly accounts: Accounts;
  /** Keeps an action until the end of the transaction. */
  audit(action: Action, nowMs: number): void;
  /** Writes down what was kept; before the commit. */
  finish(): Promise<void>;
}

/** The common work of one transaction. */
export const createSharedWork = (unit: Unit): SharedWork => {
  const actions: { action: Action; timeMs: number }[] = [];
  return {
    accounts: createAccounts(unit),
    audit: (action, timeMs) => void actions.push({ action, timeMs }),
    finish: () => writeActions(unit, actions),
  };
};
