import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestEngine, type TestEngine } from '../testing';

/** Two users, a manager with his own user, a read-only one and one who may not touch devices. */
export const who = ['admin', 'ana', 'bruno', 'manager', 'managed', 'reader', 'fixer'] as const;

/** An engine with them and two devices: one of Ana's, one shared with who reads. */
export interface AccessFixture {
  test: TestEngine;
  db: Database;
  /** Ids of users and devices by name. */
  ids: Record<string, number>;
  /** Makes something and gives its id; throws when it is refused. */
  make(as: number | 'anonymous', call: string, body: object): Promise<number>;
  link(body: object): Promise<void>;
  /** Names of a list as somebody gets it. */
  names(as: string, call: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** The body that makes a user. */
export const user = (name: string, more: object = {}) => ({
  name,
  email: `${name}@example.com`,
  password: 'pw',
  ...more,
});

/** Makes them. */
export const createAccessFixture = async (): Promise<AccessFixture> => {
  const db = await openTestDatabase();
  const test = await createTestEngine(db);
  const ids: Record<string, number> = {};
  const sendOrThrow: TestEngine['send'] = async (as, call, body) => {
    const answer = await test.send(as, call, body);
    if (answer.status >= 400) throw new Error(`${call}: ${answer.body}`);
    return answer;
  };
  const make: AccessFixture['make'] = async (as, call, body) =>
    ((await sendOrThrow(as, call, body)).json as { id: number }).id;
  const admin = await make('anonymous', 'POST /users', user('admin'));
  ids['admin'] = admin;
  const link = async (body: object): Promise<void> =>
    void (await sendOrThrow(admin, 'POST /permissions', body));

  for (const [name, more] of [
    ['ana', { deviceLimit: 2 }],
    ['bruno', { deviceLimit: -1 }],
    ['manager', { userLimit: 1 }],
    ['reader', { readonly: true, deviceLimit: -1 }],
    ['fixer', { deviceReadonly: true, deviceLimit: -1 }],
  ] as const) {
    ids[name] = await make(admin, 'POST /users', user(name, more));
  }
  ids['managed'] = await make(ids['manager']!, 'POST /users', user('managed'));
  ids['anas'] = await make(ids['ana']!, 'POST /devices', { name: "Ana's", uniqueId: 'anas' });
  ids['shared'] = await make(admin, 'POST /devices', { name: 'Shared', uniqueId: 'shared' });
  for (const name of ['reader', 'fixer']) {
    await link({ userId: ids[name], deviceId: ids['shared'] });
  }
  return {
    test,
    db,
    ids,
    make,
    link,
    names: async (as, call) =>
      ((await sendOrThrow(ids[as]!, call)).json as { name: string }[]).map(({ name }) => name),
    async stop() {
      await test.engine.close();
      await db.close();
    },
  };
};
