import { DAY_MS, HOUR_MS, normalizeSignInName, toPrintable } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../db/database';
import { migrations } from '../../db/migrations';
import { MAX_LEAP_MS } from '../../schedule/steady-clock';
import { readVersion } from '../dump/read-catalog';
import { checkSecret } from './check-secret';
import { type Finding, good } from './finding';

const MAX_DRIFT_MS = 2_000;
const LATE_MS = HOUR_MS;

const one = async <Row>(unit: Unit, sql: string, params: unknown[] = []): Promise<Row> => {
  const { rows } = await unit.query<Row & Record<string, unknown>>(sql, params);
  return rows[0] as Row;
};

/** Looks at everything that only the database knows. */
export const checkDatabase = async (
  db: Database,
  nowMs: number,
  /** Secret from the settings; undefined where a start would create one. */
  secret: string | undefined,
): Promise<Finding[]> => [
  await checkServer(db),
  await checkVersion(db),
  await checkSecret(db, secret),
  await checkClock(db, nowMs),
  await checkPartitions(db, nowMs),
  await checkQueue(db, nowMs),
  await checkNames(db),
];

const checkServer = async (db: Database): Promise<Finding> => {
  const { version, size } = await one<{ version: string; size: number }>(
    db,
    `select current_setting('server_version') as version,
       pg_database_size(current_database()) as size`,
  );
  const kind = db.kind === 'pglite' ? 'embedded' : 'PostgreSQL';
  const code = db.kind === 'pglite' ? 'databaseEmbedded' : 'databasePostgres';
  const mb = Math.round(size / 1e6);
  return good('database', `${kind}, version ${version}, ${mb} MB`, code, { version, mb });
};

const checkVersion = async (db: Database): Promise<Finding> => {
  const what = 'tables';
  const version = await readVersion(db);
  const known = Object.keys(migrations);
  const newest = known.at(-1) ?? '';
  if (version === newest)
    return good(what, `up to date (${version})`, 'tablesCurrent', { version: toNumber(version) });
  if (known.includes(version) || version === '') {
    const found = version === '' ? 'none yet' : `of ${version}, and ${newest} is the newest`;
    const code = version === '' ? 'tablesNone' : 'tablesOld';
    const remedy = 'The next start brings them up to date.';
    const params = { version: toNumber(version), newest: toNumber(newest) };
    return { level: 'warning', what, found, remedy, code, params };
  }
  return {
    level: 'problem',
    what,
    found: `of a newer program (${version})`,
    remedy: 'Install that version of the server or a later one.',
    code: 'tablesNewer',
    params: { version: toNumber(version) },
  };
};

/** The number of a version without the name that the program has for it. */
const toNumber = (version: string): string => version.replace(/-.*$/, '');

const checkClock = async (db: Database, nowMs: number): Promise<Finding> => {
  const what = 'clock';
  const { now } = await one<{ now: Date }>(db, 'select clock_timestamp() as now');
  const driftMs = Math.abs(now.getTime() - nowMs);
  if (db.kind === 'postgres' && driftMs > MAX_DRIFT_MS) {
    const seconds = Number((driftMs / 1000).toFixed(1));
    return {
      level: 'problem',
      what,
      found: `${seconds} s away from the clock of the database`,
      remedy: 'Let both machines set their clocks by NTP.',
      code: 'clockDrift',
      params: { seconds },
    };
  }
  const time = new Date(nowMs).toISOString();
  return (await checkLeap(db, nowMs)) ?? good(what, time, 'clockRight', { now: time });
};

/** A clock that went ahead: nothing old is deleted before somebody looked at it. */
const checkLeap = async (db: Database, nowMs: number): Promise<Finding | undefined> => {
  const { there } = await one<{ there: boolean }>(
    db,
    `select to_regclass('steady_clock') is not null as there`,
  );
  if (!there) return undefined;
  const { seen } = await one<{ seen: Date | null }>(
    db,
    'select max(seen_until) as seen from steady_clock',
  );
  if (seen === null || nowMs - seen.getTime() <= MAX_LEAP_MS) return undefined;
  const [now, since] = [new Date(nowMs).toISOString(), seen.toISOString()];
  return {
    level: 'warning',
    what: 'clock',
    found: `${now}; what is old was last deleted at ${since}, and nothing is since then`,
    remedy:
      'If the clock is right, give --retention-checked-on with the day of today; else set it. Fixes of today do the same.',
    code: 'clockLeapt',
    params: { now, since },
  };
};

const checkPartitions = async (db: Database, nowMs: number): Promise<Finding> => {
  const what = 'positions';
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = to_regclass('positions') order by 1`,
  );
  if (rows.length === 0) return good(what, 'none yet', 'noneYet');
  const last = rows.at(-1)?.name.slice(-10).replaceAll('_', '-') ?? '';
  const { old } = await one<{ old: number }>(db, 'select count(*) as old from positions_old');
  const found = `${rows.length} days, the newest ${last}; ${old} from before`;
  const params = { count: rows.length, last, old };
  if (Date.parse(last) > nowMs + 2 * DAY_MS) {
    return {
      level: 'warning',
      what,
      found,
      remedy: 'Days of the future: look at the clock of this machine and of the trackers.',
      code: 'positionsAhead',
      params,
    };
  }
  return good(what, found, 'positions', params);
};

const checkQueue = async (db: Database, nowMs: number): Promise<Finding> => {
  const what = 'queue';
  const { there } = await one<{ there: boolean }>(
    db,
    `select to_regclass('work_queue') is not null as there`,
  );
  if (!there) return good(what, 'none yet', 'noneYet');
  const { waiting, given_up, oldest } = await one<{
    waiting: number;
    given_up: number;
    oldest: Date | null;
  }>(
    db,
    `select count(*) filter (where failed_at is null) as waiting,
       count(*) filter (where failed_at is not null) as given_up,
       min(waits_since) filter (where failed_at is null) as oldest from work_queue`,
  );
  const found = `${waiting} messages wait, ${given_up} were given up`;
  const params = { waiting, given: given_up };
  if (oldest && nowMs - oldest.getTime() > LATE_MS) {
    return {
      level: 'warning',
      what,
      found: `${found}; the oldest waits since ${oldest.toISOString()}`,
      remedy: 'See whether the mail server answers: rastro-server test-mail ADDRESS.',
      code: 'queueLate',
      params: { ...params, since: oldest.toISOString() },
    };
  }
  return good(what, found, 'queue', params);
};

const MAX_NAMED = 10;

/** Older versions let the same name pass in another case; such people may not get in. */
const checkNames = async (db: Database): Promise<Finding> => {
  const what = 'users';
  const { there } = await one<{ there: boolean }>(
    db,
    `select to_regclass('users') is not null as there`,
  );
  if (!there) return good(what, 'none yet', 'noneYet');
  const { rows } = await db.query<{ id: number; email: string; login: string | null }>(
    'select id, email, login from users order by id',
  );
  const holders = new Map<string, Set<number>>();
  for (const { id, email, login } of rows) {
    for (const name of [email, login].map(normalizeSignInName)) {
      if (name !== '') holders.set(name, (holders.get(name) ?? new Set()).add(id));
    }
  }
  const shared = [...holders].filter(([, ids]) => ids.size > 1).sort();
  if (shared.length === 0) return good(what, 'each email and login is of one', 'usersUnique');
  const names = shared
    .slice(0, MAX_NAMED)
    .map(([name, ids]) => `${toPrintable(name)} (ids ${[...ids].join(', ')})`)
    .join('; ');
  return {
    level: 'warning',
    what,
    found: `have the same email or login but for its case: ${names}`,
    remedy: 'The one with the lowest id gets in. An administrator gives the others another one.',
    code: 'usersShared',
    params: { names },
  };
};
