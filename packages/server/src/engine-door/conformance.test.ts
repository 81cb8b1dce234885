import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createEngine, type Engine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/ingest-server';
import { createMessageListener } from '../engine/ingest/message-listener';
import type { Listener } from '../listener/open-listener';
import { createEngineDoor } from './create-engine-door';

const FOLDER = fileURLToPath(new URL('./recordings', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
/** All eight play in a minute or two; a machine under load takes its time. */
const PLAY_TIMEOUT_MS = 600_000;

interface Difference {
  recording: string;
  step: number;
  what: string;
  found: string[];
}

interface Played {
  steps: number;
  alike: number;
  differ: Difference[];
}

let db: Database;
let engine: Engine;
let door: Listener;
let ingest: Listener;
let played: Played;

const play = async (base: string, ingestBase: string): Promise<Played> => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const out = join(folder, 'played.json');
  const program = ['--experimental-websocket', '--no-warnings', join(FOLDER, 'play.mjs')];
  const options = ['--base', base, '--ingest', ingestBase, '--json', out];
  const files = FILES.map((name) => join(FOLDER, name));
  const child = spawn(process.execPath, [...program, ...options, ...files], { stdio: 'ignore' });
  await once(child, 'exit');
  const result = JSON.parse(readFileSync(out, 'utf8')) as Played;
  rmSync(folder, { recursive: true });
  return result;
};

beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const at = { host: '127.0.0.1', port: 0 };
  db = await openTestDatabase();
  engine = createEngine({ db, clock: Date.now, log, retentionDays: 90 });
  await engine.start();
  const takeMessage = createMessageListener({ engine, log });
  door = createEngineDoor({ upstream: engine.upstream, takeMessage, clock: Date.now, log, ...at });
  ingest = createIngestServer({ engine, log, ...at });
  const [port, ingestPort] = [await door.listen(), await ingest.listen()];
  played = await play(`http://127.0.0.1:${port}`, `http://127.0.0.1:${ingestPort}`);
}, PLAY_TIMEOUT_MS);

afterAll(async () => {
  await door.close();
  await ingest.close();
  await engine.close();
  await db.close();
});

describe("the engine's door answers as a running Traccar did", () => {
  it('plays every recording', () => {
    expect(FILES).toHaveLength(8);
    expect(played.steps).toBe(836);
  });

  it.each(FILES)('%s', (file) => {
    const found = played.differ.filter(({ recording }) => `${recording}.json` === file);
    expect(
      found.map(({ step, what, found: differences }) => [`#${step} ${what}`, ...differences]),
    ).toEqual([]);
  });
});
