import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createIngestServer, type IngestServer } from './ingest/ingest-server';
import { createTestEngine, type TestEngine } from './testing';
import devices from './recordings/02-devices.json';
import permissions from './recordings/04-permissions.json';
import ingest from './recordings/05-ingest.json';
import { Play } from './match-recorded';

interface Step {
  as?: string;
  at?: string;
  do?: string;
  json?: unknown;
  form?: Record<string, string>;
  raw?: { type?: string; text?: string };
  pick?: string[];
  save?: Record<string, string>;
  unchecked?: boolean;
  answer?: {
    status: number;
    type?: string;
    body?: unknown;
    error?: { class?: string; message?: string | null };
  };
}

/** What this engine has no member for, or what is a door's own business. */
const ELSEWHERE =
  /\/(geofences|commands|share|reports|media|session\/)|\/image|positions\/csv|geofence|commandId|"shared"/;
/** Words Traccar chose; those of its database, parser and runtime are not a contract. */
const CHOSEN = /SecurityException|IllegalArgumentException/;

let db: Database;
let test: TestEngine;
let server: IngestServer;
let base: string;
const jars = new Map<string, number>();

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db, { startMs: Date.UTC(2026, 7, 21, 12, 34, 56) });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  server = createIngestServer({ engine: test.engine, host: '127.0.0.1', port: 0, log });
  base = `http://127.0.0.1:${await server.listen()}`;
  await test.send('anonymous', 'POST /users', {
    name: 'Admin',
    email: 'admin@example.com',
    password: 'admin-secret',
  });
});
afterAll(async () => {
  await server.close();
  await test.engine.close();
  await db.close();
});

const askIngest = async (play: Play, step: Step): Promise<{ status: number }> => {
  const [method = 'GET', target = '/'] = String(play.fill(step.do)).split(' ');
  const type = step.json ? 'application/json' : step.raw?.type;
  const body = step.json
    ? JSON.stringify(play.fill(step.json))
    : String(play.fill(step.raw?.text ?? ''));
  const headers = new Headers(type ? { 'content-type': type } : {});
  const init: RequestInit = method === 'POST' ? { method, headers, body } : { method, headers };
  const answer = await fetch(base + target, init).catch(() => null);
  return { status: answer?.status ?? 0 };
};

const signIn = async (step: Step) => {
  const { email = '', password = '' } = step.form ?? {};
  const answer = await test.engine.upstream.signIn({ email, password });
  if ('message' in answer) return { status: answer.status, body: answer.message };
  jars.set(step.as ?? '', answer.userId);
  return test.send(answer.userId, 'GET /session');
};

const pick = (value: unknown, keys?: string[]): unknown =>
  !keys || typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map((item) => pick(item, keys))
      : Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));

const ask = (play: Play, step: Step) => {
  if (step.at) return askIngest(play, step);
  if (step.do === 'POST /session') return signIn(step);
  return test.send(
    jars.get(step.as ?? '') ?? 'anonymous',
    String(play.fill(step.do)),
    play.fill(step.json),
  );
};

const save = (play: Play, step: Step, json: unknown): void => {
  for (const [name, path] of Object.entries(step.save ?? {})) {
    const read = (at: unknown, part: string): unknown =>
      (at as Record<string, unknown> | undefined)?.[part];
    const value = path.split('.').reduce(read, json);
    if (value !== undefined) play.vars.set(name, value);
  }
};

/** Plays one step and says what differs. */
const compare = async (play: Play, step: Step): Promise<string[]> => {
  const { answer: want } = step;
  const got = await ask(play, step);
  const json = 'json' in got ? got.json : undefined;
  save(play, step, json);
  if (!want) return [];
  const differences = play.differences(want.status, got.status, 'status');
  if (want.error && CHOSEN.test(want.error.class ?? '') && want.error.message) {
    differences.push(
      ...play.differences(want.error.message, 'body' in got ? got.body : null, 'error'),
    );
  }
  if (want.status < 400 && want.body !== undefined) {
    differences.push(...play.differences(want.body, pick(json, step.pick), 'body'));
  }
  return differences;
};

const isOurs = (step: Step): boolean =>
  step.do !== undefined &&
  step.raw?.type !== 'text/plain' &&
  !ELSEWHERE.test(JSON.stringify([step.as, step.do, step.json]));

describe.each([
  ['02-devices', devices.steps as Step[], 70],
  ['04-permissions', permissions.steps as Step[], 100],
  ['05-ingest', ingest.steps as Step[], 54],
])('recording %s', (_name, steps, atLeast) => {
  it('is answered as a running Traccar did', async () => {
    const play = new Play(test.now());
    const ours = steps.map((step, index) => ({ step, index })).filter(({ step }) => isOurs(step));
    const found: string[] = [];
    for (const { step, index } of ours) {
      const differences = await compare(play, step);
      found.push(...differences.map((difference) => `#${index} ${step.do} ${difference}`));
    }
    expect(found).toEqual([]);
    expect(ours.length).toBeGreaterThanOrEqual(atLeast);
  });
});
