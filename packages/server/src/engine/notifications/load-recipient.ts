import type { Unit } from '../../db/database';
import { loadReader } from '../common/reader';
import type { Recipient } from './channels/channel';

/** An account as the recipient of a notification. */
export const loadRecipient = async (unit: Unit, userId: number): Promise<Recipient> => {
  const { rows } = await unit.query<{ name: string; email: string }>(
    'select name, email from users where id = $1',
    [userId],
  );
  const { name = '', email = '' } = rows[0] ?? {};
  return { userId, name, email, reader: await loadReader(unit, userId) };
};
