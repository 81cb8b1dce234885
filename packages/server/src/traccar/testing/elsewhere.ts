import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ELSEWHERE_FILE } from './elsewhere-file';

/** A tracking server in another process, and somebody who may do everything there. */
export interface Elsewhere {
  origin: string;
  /** Address that trackers send to (OsmAnd). */
  ingestOrigin: string;
  admin: { email: string; password: string };
  stop(): Promise<void>;
}

/** Administrator of the embedded engine elsewhere. */
export const ELSEWHERE_ADMIN = {
  name: 'Ana',
  email: 'ana@example.com',
  password: 'a long password',
};
const READY = /^\{.*"enginePort".*\}$/;

/**
 * The Traccar that `TRACCAR_URL` names, with `TRACCAR_INGEST_URL`, `TRACCAR_EMAIL` and
 * `TRACCAR_PASSWORD`; without it the embedded engine's door, empty and in a process of its own.
 */
export async function openElsewhere({ isEmpty = false } = {}): Promise<Elsewhere> {
  const named = isEmpty ? undefined : findNamedElsewhere();
  return named ?? startEngineElsewhere({ isEmpty });
}

/** The Traccar that `TRACCAR_URL` names, if it does. */
export function findNamedElsewhere(): Elsewhere | undefined {
  const { TRACCAR_URL, TRACCAR_INGEST_URL, TRACCAR_EMAIL, TRACCAR_PASSWORD } = process.env;
  if (TRACCAR_URL === undefined) return undefined;
  return {
    origin: new URL(TRACCAR_URL).origin,
    ingestOrigin: TRACCAR_INGEST_URL ?? `http://${new URL(TRACCAR_URL).hostname}:5055`,
    admin: { email: TRACCAR_EMAIL ?? 'admin', password: TRACCAR_PASSWORD ?? 'admin' },
    stop: () => Promise.resolve(),
  };
}

async function startEngineElsewhere({ isEmpty }: { isEmpty: boolean }): Promise<Elsewhere> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const ports = ['--port', '--ingest-port', '--engine-port'].flatMap((flag) => [flag, '0']);
  const child = spawn(
    process.execPath,
    [
      ELSEWHERE_FILE,
      // A Traccar counts no calls of an address.
      ...['--no-demo', '--address-limit', '0', '--data', dataDir, ...ports],
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DATABASE_URL: '' },
    },
  );
  const exited = once(child, 'exit');
  let line = '';
  for await (line of createInterface({ input: child.stdout })) if (READY.test(line)) break;
  if (!READY.test(line)) throw new Error('The tracking server elsewhere did not start.');
  const { enginePort, ingestPort } = JSON.parse(line) as Record<string, number>;
  const origin = `http://127.0.0.1:${enginePort}`;
  if (!isEmpty) {
    const made = await fetch(`${origin}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ELSEWHERE_ADMIN),
    });
    if (!made.ok) throw new Error(await made.text());
  }
  return {
    origin,
    ingestOrigin: `http://127.0.0.1:${ingestPort}`,
    admin: ELSEWHERE_ADMIN,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
