import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { allowCommands } from '../engine/testing';
import { createEngine, type Engine } from '../engine/engine';
import { createIngestServer } from '../engine/ingest/listener/ingest-server';
import { createMessageListener } from '../engine/ingest/listener/message-listener';
import type { Listener } from '../listener/open-listener';
import { createEngineDoor } from './create-engine-door';
import { FILES, play, type Played } from './testing';

/** All sixteen play in a minute or two; a machine under load takes its time. */
const PLAY_TIMEOUT_MS = 600_000;

let db: Database;
let engine: Engine;
let door: Listener;
let ingest: Listener;
let played: Played;

beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const at = { host: '127.0.0.1', port: 0 };
  db = await openTestDatabase();
  engine = createEngine({ db, clock: Date.now, log, retentionDays: 90 });
  await engine.start();
  allowCommands(engine);
  const takeMessage = createMessageListener({ engine, log });
  door = createEngineDoor({ upstream: engine.upstream, takeMessage, log, ...at });
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
    expect(FILES).toHaveLength(16);
    expect(played.steps).toBe(1815);
  });

  it.each(FILES)('%s', (file) => {
    const found = played.differ.filter(({ recording }) => `${recording}.json` === file);
    expect(
      found.map(({ step, what, found: differences }) => [`#${step} ${what}`, ...differences]),
    ).toEqual([]);
  });
});
