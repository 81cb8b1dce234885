import type { Database } from '../db/database';
import type { Actor } from '../upstream/upstream';
import { createEngine, type Engine, type EngineOptions } from './engine';
import type { EngineLog } from './common/engine-log';
import { hashCheaply } from './access/sign-in/hash-cheaply';

/** An answer with its body read as JSON where it is some. */
export interface EngineAnswer {
  status: number;
  contentType?: string;
  body: string | null;
  json: unknown;
}

/** An engine on a clock that stands still until it is moved. */
export interface TestEngine {
  engine: Engine;
  /** Lines written by the engine. */
  logged: string[];
  now(): number;
  wait(ms: number): void;
  /** The time `seconds` from now, as it goes into a query. */
  iso(seconds: number): string;
  userId(email: string): Promise<number>;
  /** `POST /devices` for a user id or nobody. */
  send(as: number | 'anonymous', call: string, body?: unknown): Promise<EngineAnswer>;
}

const readJson = (body: string | null): unknown => {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
};

const readText = async (stream: AsyncIterable<string | Uint8Array>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

/** Lets all queued commands go, as a Traccar does: for an engine without the product around it. */
export const allowCommands = (engine: Pick<Engine, 'upstream'>): void =>
  engine.upstream.guardOwnCommands?.({
    take: () => Promise.reject(new Error('No guard of stops in this test')),
    may: () => Promise.resolve(true),
  });

/** An engine for tests, started, at 2026-08-21T12:00:00Z unless told otherwise. */
export const createTestEngine = async (
  db: Database,
  {
    startMs = Date.UTC(2026, 7, 21, 12),
    retentionDays = 90,
    ...more
  }: { startMs?: number; retentionDays?: number } & Pick<
    EngineOptions,
    | 'mail'
    | 'push'
    | 'texts'
    | 'budget'
    | 'findAddress'
    | 'attributePrefix'
    | 'keepsRaw'
    | 'computeHash'
    | 'checkedOnMs'
  > = {},
): Promise<TestEngine> => {
  let nowMs = startMs;
  const logged: string[] = [];
  const write = (_details: object, message: string): void => void logged.push(message);
  const log: EngineLog = { info: write, warn: write, error: write };
  const engine = createEngine({
    // Tests go on by days at once.
    db,
    clock: () => nowMs,
    log,
    retentionDays,
    checkedOnMs: Infinity,
    computeHash: hashCheaply,
    ...more,
  });
  await engine.start();
  allowCommands(engine);
  return {
    engine,
    logged,
    now: () => nowMs,
    wait: (ms) => void (nowMs += ms),
    iso: (seconds) => new Date(nowMs + seconds * 1000).toISOString(),
    async userId(email) {
      const { rows } = await db.query<{ id: number }>('select id from users where email = $1', [
        email,
      ]);
      return rows[0]?.id ?? 0;
    },
    async send(as, call, body) {
      const [method = '', target = ''] = call.split(' ');
      const [path = '', query = ''] = target.split('?');
      const actor: Actor = as === 'anonymous' ? { anonymous: true } : { userId: as };
      const request = { method, path, query: new URLSearchParams(query), body };
      const { stream, ...answer } = await engine.upstream.send(request, { actor });
      const text = stream ? await readText(stream) : answer.body;
      return { ...answer, body: text, json: readJson(text) };
    },
  };
};
