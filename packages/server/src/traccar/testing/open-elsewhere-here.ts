import { openTestDatabase } from '../../db/testing';
import { hashCheaply } from '../../engine/access/sign-in/hash-cheaply';
import { allowCommands } from '../../engine/testing';
import { createEngine } from '../../engine/engine';
import { createMessageListener } from '../../engine/ingest/listener/message-listener';
import { createIngestServer } from '../../engine/ingest/listener/ingest-server';
import { createEngineDoor } from '../../engine-door/create-engine-door';
import { type Elsewhere, ELSEWHERE_ADMIN, findNamedElsewhere } from './elsewhere';

const RETENTION_DAYS = 365;
const ignore = (): void => undefined;
const log = { info: ignore, warn: ignore, error: ignore };
const at = { host: '127.0.0.1', port: 0 };

/**
 * The Traccar that `TRACCAR_URL` names; without it the embedded engine behind its door for clients of Traccar, in
 * this process: starting another one takes ten times as long. Who ends it or looks at its folder opens one with
 * `openElsewhere`.
 */
export async function openElsewhereHere(): Promise<Elsewhere> {
  const named = findNamedElsewhere();
  if (named) return named;
  const db = await openTestDatabase();
  const engine = createEngine({
    db,
    clock: Date.now,
    log,
    retentionDays: RETENTION_DAYS,
    computeHash: hashCheaply,
  });
  await engine.start();
  allowCommands(engine);
  const ingest = createIngestServer({ engine, log, ...at });
  const takeMessage = createMessageListener({ engine, log });
  const door = createEngineDoor({ upstream: engine.upstream, takeMessage, log, ...at });
  const [ingestPort, port] = [await ingest.listen(), await door.listen()];
  await engine.upstream.send(
    { method: 'POST', path: '/users', query: new URLSearchParams(), body: ELSEWHERE_ADMIN },
    { actor: { anonymous: true } },
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    ingestOrigin: `http://127.0.0.1:${ingestPort}`,
    admin: ELSEWHERE_ADMIN,
    async stop() {
      await Promise.all([door.close(), ingest.close()]);
      await engine.close();
      await db.close();
    },
  };
}
