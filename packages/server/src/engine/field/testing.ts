import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { CAREFUL_SETTINGS } from '../../areas/access/setup/careful-settings';
import { createIngestServer } from '../ingest/listener/ingest-server';
import { createTestEngine } from '../testing';

const FOLDER = new URL('./inputs/', import.meta.url);
const DAY_SECONDS = 86_400;
const WEEK_ROLL_OVER_SECONDS = 1_024 * 7 * DAY_SECONDS;

/** Files of messages sent by trackers in the field, one message per line. */
export const FIELD_FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

type Row = Record<string, unknown>;
/** A position as the API answers it. */
export type Fix = Row & { attributes: Row };

/** Outcome of a file's messages. */
export interface Outcome {
  /** Status of each message; 0: the connection was closed. */
  statuses: number[];
  /** All that were kept, oldest first. */
  fixes: Fix[];
  latest: Fix | undefined;
  /** Types of events, in the order they were told. */
  events: string[];
  trips: Row[];
  summary: Row | undefined;
  logged: string[];
}

/** A server with its port for trackers, set up by the product. */
export interface FieldServer {
  /** Sends a file as a device of its own, which has these attributes. */
  replay(file: string, attributes?: Row): Promise<Outcome>;
  close(): Promise<void>;
}

const readLines = (file: string): string[] =>
  readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(Boolean);

/** Starts one, at noon of 25 November 2026. `settings` are attributes of the server. */
export const openFieldServer = async (
  settings: Readonly<Row> = CAREFUL_SETTINGS,
): Promise<FieldServer> => {
  const db: Database = await openTestDatabase();
  const test = await createTestEngine(db, { startMs: Date.UTC(2026, 10, 25, 12) });
  const write = (_details: object, message: string): void => void test.logged.push(message);
  const log = { info: write, warn: write, error: write };
  const port = createIngestServer({ engine: test.engine, log, host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${await port.listen()}`;
  const user = { name: 'Admin', email: 'admin@example.com', password: 'admin-secret' };
  const { id: admin } = (await test.send('anonymous', 'POST /users', user)).json as { id: number };
  const { json: server } = await test.send(admin, 'GET /server');
  await test.send(admin, 'PUT /server', { ...(server as Row), attributes: settings });
  let sent = 0;

  const sendLine = async (line: string, uniqueId: string): Promise<number> => {
    const target = line
      .replace(/^GET /, '')
      .replaceAll('{id}', uniqueId)
      .replace(/\{now([+-]\d+)?\}/g, (_, seconds: string | undefined) =>
        String(test.now() / 1000 + Number(seconds ?? 0)),
      );
    return fetch(base + target).then(
      ({ status }) => status,
      () => 0,
    );
  };

  return {
    async replay(file, attributes = {}) {
      const uniqueId = `field-${(sent += 1)}`;
      const logged = test.logged.length;
      const made = await test.send(admin, 'POST /devices', {
        name: file,
        uniqueId,
        attributes,
      });
      const { id } = made.json as { id: number };
      const statuses: number[] = [];
      for (const line of readLines(file)) statuses.push(await sendLine(line, uniqueId));
      const ask = async (call: string): Promise<Row[]> =>
        (await test.send(admin, call)).json as Row[];
      const span = (from: number, to = DAY_SECONDS): string =>
        `deviceId=${id}&from=${test.iso(from)}&to=${test.iso(to)}`;
      const day = span(-DAY_SECONDS / 2, DAY_SECONDS / 2);
      const { rows } = await db.query<{ type: string }>(
        'select type from events where device_id = $1 order by id',
        [id],
      );
      return {
        statuses,
        fixes: (await ask(`GET /positions?${span(-WEEK_ROLL_OVER_SECONDS * 2)}`)) as Fix[],
        latest: (await ask(`GET /positions?deviceId=${id}`))[0] as Fix | undefined,
        events: rows.map(({ type }) => type),
        trips: await ask(`GET /reports/trips?${day}`),
        summary: (await ask(`GET /reports/summary?${day}`))[0],
        logged: test.logged.slice(logged),
      };
    },
    async close() {
      await port.close();
      await test.engine.close();
      await db.close();
    },
  };
};
