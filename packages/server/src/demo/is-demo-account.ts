import { isDemoUser } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';

/** Reads whether an account of this server is one of the demo's invented people. */
export const createIsDemoAccount =
  (unit: Unit) =>
  async (userId: number): Promise<boolean> => {
    const account = await unit.kysely
      .selectFrom('users')
      .select('attributes')
      .where('id', '=', userId)
      .executeTakeFirst();
    return account !== undefined && isDemoUser(account);
  };
