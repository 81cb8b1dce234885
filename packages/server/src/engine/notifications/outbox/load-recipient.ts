import type { Unit } from '../../../db/database';
import { toReader } from '../../common/reader';
import type { Recipient } from '../channels/channel';

/** An account as the recipient of what waits; null for who gets nothing any more. Throws when nobody can say. */
export type LoadRecipient = (userId: number) => Promise<Recipient | null>;

interface Row {
  name: string;
  email: string;
  is_gone: boolean;
  person: Record<string, unknown>;
  server: Record<string, unknown>;
  is_forced: boolean;
}

/** An account of the engine as a recipient. */
export async function loadRecipient(
  unit: Unit,
  userId: number,
  nowMs: number,
): Promise<Recipient | null> {
  const { rows } = await unit.query<Row & Record<string, unknown>>(
    `select u.name, u.email, u.attributes as person, s.attributes as server,
       u.disabled or coalesce(u.expiration_time <= $2, false) as is_gone,
       s.force_settings as is_forced
     from users u cross join server s where u.id = $1`,
    [userId, new Date(nowMs)],
  );
  const [row] = rows;
  if (!row || row.is_gone) return null;
  const { name, email, person, server, is_forced } = row;
  const reader = toReader(person, server, is_forced);
  return { userId, name, email, attributes: person, reader };
}
