import { readEscalation } from '@rastro/sdk/domain';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import type { Database } from '../../../db/database';
import type { ReadAlarmTurns } from '../../../upstream/read-alarm-turns';
import { IS_RESOLVED_SQL, MAY_BE_TOLD_SQL } from './escalation-sql';
import { MAX_TURNS, toTurns, WAITING_COLUMNS, type WaitingRow } from './to-turns';

interface Row extends WaitingRow {
  notificators: string | null;
  rule: Record<string, unknown>;
}

const WAITING_SQL = `
  select ${WAITING_COLUMNS}, n.notificators, n.attributes as rule
  from escalations e join notifications n on n.id = e.notification_id
  where e.tracking_origin = $2 and (exists (select 1 from users a where a.id = $1 and a.administrator) or exists (
      select 1 from user_sees_device v where v.user_id = $1 and v.device_id = e.device_id))
    and not ${IS_RESOLVED_SQL('$2')}
  order by e.next_at limit ${MAX_TURNS}`;

/** The contacts of these rows that can be told. */
const CONTACTS_SQL = `
  select e.id, u.id as user_id, u.name from escalations e
  join json_to_recordset($1::json) as c(id bigint, user_id bigint) on c.id = e.id
  join users u on u.id = c.user_id
  where ${MAY_BE_TOLD_SQL({ device: 'e.device_id', rule: 'e.notification_id', now: '$2' })}`;

/** Says whose turn it will be of alarms that wait, by the decision that tells them when the time has come. */
export const createReadTurns =
  ({
    db,
    attributePrefix,
    clock,
  }: {
    db: Pick<Database, 'query'>;
    attributePrefix: string;
    clock: () => number;
  }): ReadAlarmTurns =>
  async (userId) => {
    const { rows } = await db.query<Row & Record<string, unknown>>(WAITING_SQL, [
      userId,
      ENGINE_ORIGIN,
    ]);
    const waiting = rows.map((row) => {
      const { notificators, rule } = row;
      const said = { notificators, attributes: rule };
      return { row, escalation: readEscalation(said, attributePrefix) };
    });
    const asked = waiting.flatMap(({ row, escalation }) =>
      (escalation?.contacts ?? []).map((id) => ({ id: row.id, user_id: id })),
    );
    if (asked.length === 0) return [];
    const contacts = await db.query<{ id: number; user_id: number; name: string }>(CONTACTS_SQL, [
      JSON.stringify(asked),
      new Date(clock()),
    ]);
    const names = new Map(contacts.rows.map(({ id, user_id, name }) => [`${id} ${user_id}`, name]));
    return toTurns(waiting, (row, userId) => names.get(`${row.id} ${userId}`));
  };
