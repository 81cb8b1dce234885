import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../testing';
import { parseOsmandQuery } from '../messages/parse-osmand-query';

/** An engine with some settings of the server, and an administrator with devices. */
export interface CarefulEngine {
  test: TestEngine;
  admin: number;
  /** Makes a device and gives its id. */
  addDevice(uniqueId: string, attributes?: Record<string, unknown>): Promise<number>;
  /** Sends what follows `/?id=…&` of a tracker's address; `{now-60}` is that many seconds from now. */
  say(uniqueId: string, ...lines: string[]): Promise<void>;
  latest(
    deviceId: number,
  ): Promise<Record<string, unknown> & { attributes: Record<string, unknown> }>;
  /** Types of the events of a device, in their order. */
  eventTypes(deviceId: number): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens one, with these attributes of the server. */
export const openCarefulEngine = async (
  settings: Record<string, unknown>,
): Promise<CarefulEngine> => {
  const db: Database = await openTestDatabase();
  const test = await createTestEngine(db);
  const { json } = await test.send('anonymous', 'POST /users', {
    name: 'Admin',
    email: 'admin@example.com',
    password: 'admin-secret',
  });
  const { id: admin } = json as { id: number };
  const { json: server } = await test.send(admin, 'GET /server');
  await test.send(admin, 'PUT /server', { ...(server as object), attributes: settings });
  return {
    test,
    admin,
    async addDevice(uniqueId, attributes = {}) {
      const body = { name: uniqueId, uniqueId, attributes };
      return ((await test.send(admin, 'POST /devices', body)).json as { id: number }).id;
    },
    async say(uniqueId, ...lines) {
      for (const line of lines) {
        const said = line.replace(/\{now([+-]\d+)?\}/g, (_, seconds: string | undefined) =>
          String(test.now() / 1000 + Number(seconds ?? 0)),
        );
        const message = parseOsmandQuery(
          new URLSearchParams(`id=${encodeURIComponent(uniqueId)}&${said}`),
        );
        if (message) await test.engine.ingest(message);
      }
    },
    async latest(deviceId) {
      const { json: fixes } = await test.send(admin, `GET /positions?deviceId=${deviceId}`);
      return (fixes as Awaited<ReturnType<CarefulEngine['latest']>>[])[0]!;
    },
    async eventTypes(deviceId) {
      const { rows } = await db.query<{ type: string }>(
        'select type from events where device_id = $1 order by id',
        [deviceId],
      );
      return rows.map(({ type }) => type);
    },
    async close() {
      await test.engine.close();
      await db.close();
    },
  };
};
