import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import type { Database, Unit } from '../../db/database';
import type { MovedIds } from './moved-ids';

/** Number of consents moved along with the vehicles. */
export interface MovedConsents {
  made: number;
  changed: number;
  alike: number;
  /** Their vehicles are not there yet. */
  waiting: number;
  /** They count there no more: somebody was asked there since, or answered. */
  left: number;
}

interface MoveConsentsOptions {
  /** Origin of the target tracking API. */
  origin: string;
  moved: Pick<MovedIds, 'find'>;
  /** Nothing is written. */
  isDry: boolean;
}

interface Row extends Record<string, unknown> {
  id: number;
  device_id: number;
  user_id: number;
  answered_at: Date | null;
  ended_at: Date | null;
  sent_at: Date | null;
  moved_from: number | null;
}

/** Columns that may differ from one run to the next. */
const CHANGING = ['answer', 'answered_at', 'ended_at', 'sent_at', 'token_hash', 'is_held'] as const;

const SOURCES = `select * from consent where tracking_origin = $1
  and device_id in (select id from devices) order by id`;

const textOf = (row: Row): string => JSON.stringify(CHANGING.map((name) => row[name]));

/**
 * Takes the consents of an embedded engine along to the tracking API that its vehicles moved to, with all that was
 * answered: the links of the people work there as here. What came to pass there since is not undone.
 */
export const moveConsents = (
  db: Database,
  { origin, moved, isDry }: MoveConsentsOptions,
): Promise<MovedConsents> =>
  db.transaction(async (unit) => {
    const { rows: sources } = await unit.query<Row>(SOURCES, [ENGINE_ORIGIN]);
    const { rows: theirs } = await unit.query<Row>(
      'select * from consent where tracking_origin = $1',
      [origin],
    );
    const known = new Map(theirs.map((row) => [row.moved_from, row]));
    const deviceOf = (source: Row) => moved.find('deviceId', source.device_id)?.to;
    const userOf = (id: number) => moved.find('userId', id)?.to ?? 0;
    // Whoever was asked there, or answered, since: what is known there counts.
    const wentOn = new Set([
      ...theirs.filter((row) => row.moved_from === null).map((row) => row.device_id),
      ...sources.filter((source) => isLater(known.get(source.id), source)).map(deviceOf),
    ]);
    const result: MovedConsents = { made: 0, changed: 0, alike: 0, waiting: 0, left: 0 };
    for (const source of sources) {
      const deviceId = deviceOf(source);
      const there = known.get(source.id);
      if (deviceId === undefined) result.waiting += 1;
      else if (there && textOf(there) === textOf(source)) result.alike += 1;
      else if (wentOn.has(deviceId)) result.left += 1;
      else {
        result[there ? 'changed' : 'made'] += 1;
        if (isDry) continue;
        const id = there
          ? await change(unit, source, there)
          : await make(unit, source, { origin, deviceId, userId: userOf(source.user_id) });
        await copyAnswers(unit, { from: source.id, to: id, userOf });
      }
    }
    return result;
  });

/** True when the target has later activity than the source knows of. */
const isLater = (there: Row | undefined, source: Row): boolean =>
  there !== undefined &&
  (Number(there.answered_at ?? 0) > Number(source.answered_at ?? 0) ||
    Number(there.sent_at ?? 0) > Number(source.sent_at ?? 0) ||
    (there.ended_at !== null && source.ended_at === null));

const make = async (
  unit: Unit,
  source: Row,
  { origin, deviceId, userId }: { origin: string; deviceId: number; userId: number },
): Promise<number> => {
  const { rows } = await unit.query<{ id: number }>(
    `insert into consent (tracking_origin, device_id, user_id, moved_from, asked_by, device_name,
       person_name, email, purpose, expires_at, answer, created_at, sent_at, answered_at, ended_at,
       is_held, token_hash, told_end)
     select $2, $3, $4, id, asked_by, device_name, person_name, email, purpose, expires_at, answer,
       created_at, sent_at, answered_at, ended_at, is_held, token_hash, told_end
     from consent where id = $1 returning id`,
    [source.id, origin, deviceId, userId],
  );
  return rows[0]?.id ?? 0;
};

const change = async (unit: Unit, source: Row, there: Row): Promise<number> => {
  await unit.query(
    `update consent t set ${CHANGING.map((name) => `${name} = s.${name}`).join(', ')}
     from consent s where s.id = $1 and t.id = $2`,
    [source.id, there.id],
  );
  await unit.query('delete from consent_answer where consent_id = $1', [there.id]);
  return there.id;
};

const copyAnswers = async (
  unit: Unit,
  { from, to, userOf }: { from: number; to: number; userOf: (id: number) => number },
): Promise<void> => {
  const { rows } = await unit.query<{ id: number; user_id: number }>(
    'select id, user_id from consent_answer where consent_id = $1 order by id',
    [from],
  );
  for (const { id, user_id: userId } of rows) {
    await unit.query(
      `insert into consent_answer (consent_id, at, answer, how, user_id, user_name, note)
       select $2, at, answer, how, $3, user_name, note from consent_answer where id = $1`,
      [id, to, userId === 0 ? 0 : userOf(userId)],
    );
  }
};
