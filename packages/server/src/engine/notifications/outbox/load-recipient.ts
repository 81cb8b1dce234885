import type { Unit } from '../../../db/database';
import { type ReaderOf, type ServerSettings } from '../../../text/reader';
import { readAsTraccar } from '../../common/reader';
import type { Recipient } from '../channels/channel';

/** An account as the recipient of what waits; null for who gets nothing any more. Throws when nobody can say. */
export type LoadRecipient = (userId: number) => Promise<Recipient | null>;

interface Row {
  name: string;
  email: string;
  phone: string | null;
  is_gone: boolean;
  person: Record<string, unknown>;
  server: ServerSettings;
}

/** An account of the engine as a recipient. */
export async function loadRecipient(
  unit: Unit,
  userId: number,
  nowMs: number,
  readerOf: ReaderOf = readAsTraccar,
): Promise<Recipient | null> {
  const { rows } = await unit.query<Row & Record<string, unknown>>(
    `select u.name, u.email, u.phone, u.attributes as person,
       json_build_object('forceSettings', s.force_settings, 'attributes', s.attributes) as server,
       u.disabled or coalesce(u.expiration_time <= $2, false) as is_gone
     from users u cross join server s where u.id = $1`,
    [userId, new Date(nowMs)],
  );
  const [row] = rows;
  if (!row || row.is_gone) return null;
  const { name, email, phone, person, server } = row;
  const reader = await readerOf(userId, person, server);
  return { userId, name, email, phone, attributes: person, reader };
}

/** Those who run the server. */
export async function listAdministrators(unit: Unit): Promise<number[]> {
  const { rows } = await unit.query<{ id: number }>(
    'select id from users where administrator and not disabled order by id',
  );
  return rows.map(({ id }) => id);
}
