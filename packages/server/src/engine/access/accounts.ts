import type { Unit } from '../../db/database';
import type { Actor } from '../../upstream/upstream';
import { unauthorized } from '../common/engine-error';
import { USER } from '../entities/entities';
import { readEntity } from '../../entities/entity-store';
import { type Account, type Caller, readAccount } from './caller';
import { createMemo } from '../common/memo';

/** Account lookups made with every call. */
export interface Accounts {
  /** The signed-in account behind a request; throws 401 when there is none or it is no longer good. */
  caller(actor: Actor, nowMs: number): Promise<Caller>;
  isRevoked(tokenId: number): Promise<boolean>;
  /** The account as people get it, null when it is gone. */
  json(userId: number): Promise<string | null>;
}

const requireGood = (account: Account | undefined, nowMs: number): Caller => {
  const { caller, isDisabled } = account ?? {};
  const isOver = caller?.expirationTimeMs != null && caller.expirationTimeMs <= nowMs;
  if (!caller || isDisabled || isOver) throw unauthorized();
  return caller;
};

/** Asks the unit about each account once, until all is forgotten. */
export const createAccounts = (unit: Unit): Accounts & { forget(): void } => {
  const accounts = createMemo((userId: number) => readAccount(unit, userId));
  const revoked = createMemo(async (tokenId: number) => {
    const { rows } = await unit.query('select 1 from revoked_tokens where id = $1', [tokenId], {
      name: 'revoked-token',
    });
    return rows.length > 0;
  });
  const texts = createMemo((userId: number) => readEntity(unit, USER, userId));
  return {
    async caller(actor, nowMs) {
      if ('anonymous' in actor) throw unauthorized();
      return requireGood(await accounts.get(actor.userId), nowMs);
    },
    isRevoked: revoked.get,
    json: texts.get,
    forget() {
      for (const memo of [accounts, revoked, texts]) memo.forget();
    },
  };
};
