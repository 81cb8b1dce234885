import type { Unit } from '../../db/database';
import {
  type Reader,
  type ReaderOf,
  type ServerSettings,
  toTraccarReader,
} from '../../text/reader';

/** Reading of accounts where no brand says anything: as at a Traccar. */
export const readAsTraccar: ReaderOf = (_userId, person, server) =>
  Promise.resolve(toTraccarReader(person, server));

/** Loads an account's reading preferences. */
export const loadReader = async (
  unit: Unit,
  userId: number,
  readerOf: ReaderOf = readAsTraccar,
): Promise<Reader> => {
  const { rows } = await unit.query<{ person: Record<string, unknown>; server: ServerSettings }>(
    `select u.attributes as person,
            json_build_object('forceSettings', s.force_settings, 'attributes', s.attributes) as server
     from users u cross join server s where u.id = $1`,
    [userId],
  );
  const { person = {}, server = { attributes: {}, forceSettings: false } } = rows[0] ?? {};
  return readerOf(userId, person, server);
};
