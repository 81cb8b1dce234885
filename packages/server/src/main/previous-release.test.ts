import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseTar } from 'nanotar';
import pg from 'pg';
import { expect, it } from 'vitest';
import { parseConfig } from '../config/parse-config';
import { createEmptyDatabase } from '../db/testing-server';
import { createLog } from '../http/create-log';
import { startServer } from './start-server';

const kept = (name: string): Buffer =>
  readFileSync(new URL(`./previous-release/${name}`, import.meta.url));

const CREDENTIALS = `Basic ${Buffer.from('ana@example.com:uma senha bem comprida').toString('base64')}`;

/** Members that a later version takes out of an answer or fills otherwise, by the path that is asked. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // Who was on line when it was kept is so no more.
  '/devices?all=true': ['status'],
  '/devices?userId=2': ['status'],
};

/** The folder as the release before left it. */
const unpackFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'previous-release-'));
  for (const { name, type, data } of parseTar(brotliDecompressSync(kept('folder.tar.br')))) {
    if (type === 'directory') mkdirSync(join(dir, name), { recursive: true, mode: 0o700 });
    else writeFileSync(join(dir, name), data ?? '', { mode: 0o600 });
  }
  return dir;
};

const loadTables = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(kept('database.sql').toString());
  await client.end();
};

const startOn = async (flags: readonly string[]) => {
  const ports = ['--port', '0', '--ingest-port', '0', '--engine-port', '0', '--no-demo'];
  // As long as it takes: what is kept grows older from day to day.
  const parsed = parseConfig([...ports, '--retention-days', '3650', ...flags], {});
  if (parsed.kind !== 'start') throw new Error('help was asked for');
  return startServer({
    config: parsed.config,
    log: createLog('silent'),
    onFatal: (error) => expect.unreachable(error.message),
  });
};

const withoutChanged = (path: string, answer: unknown): unknown => {
  const changed = CHANGED[path] ?? [];
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    changed.includes(key) ? undefined : value,
  );
};

const answersAsBefore = async (flags: readonly string[]): Promise<void> => {
  const server = await startOn(flags);
  try {
    const headers = { authorization: CREDENTIALS, accept: 'application/json' };
    const ask = async (path: string): Promise<unknown> => {
      const reply = await fetch(`http://127.0.0.1:${server.enginePort}/api${path}`, { headers });
      expect([path, reply.status]).toEqual([path, 200]);
      return reply.json();
    };
    const answers = JSON.parse(kept('answers.json').toString()) as Record<string, unknown>;
    for (const [path, answer] of Object.entries(answers)) {
      const now = await ask(path);
      expect(withoutChanged(path, now), path).toEqual(withoutChanged(path, answer));
    }
    // What is computed may have become better, but is there.
    const day = 86_400_000;
    const [{ fixTime }] = answers['/positions?deviceId=1'] as [{ fixTime: string }];
    const span = new URLSearchParams({
      from: new Date(Date.parse(fixTime) - 5 * day).toISOString(),
      to: fixTime,
    });
    expect(await ask(`/reports/trips?deviceId=1&${span}`)).not.toEqual([]);
    const signIn = await fetch(`http://127.0.0.1:${server.port}/api/session`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'bruno', password: 'outra senha longa' }),
    });
    expect(signIn.status).toBe(200);
  } finally {
    await server.stop();
  }
};

it('starts on a data folder of the release before and answers the same', async () => {
  await answersAsBefore(['--data', unpackFolder()]);
}, 120_000);

it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'starts on a PostgreSQL of the release before and answers the same (needs TEST_DATABASE_URL)',
  async () => {
    const url = (await createEmptyDatabase()) ?? '';
    await loadTables(url);
    const dir = mkdtempSync(join(tmpdir(), 'previous-release-'));
    await answersAsBefore(['--data', dir, '--database-url', url]);
  },
  120_000,
);
