/** The built server's door for clients made for Traccar, beside what a running Traccar answered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltServer } from './lib/built-server.mjs';

const recordings = 'packages/server/src/engine-door/recordings';
const files = readdirSync(recordings).filter((name) => name.endsWith('.json'));
const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
let server;

beforeAll(async () => {
  server = await startBuiltServer(['--data', join(folder, 'data')]);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('answers every recording as a Traccar did', { timeout: 600_000 }, async () => {
  const out = join(folder, 'played.json');
  const player = ['--experimental-websocket', '--no-warnings', join(recordings, 'play.mjs')];
  const at = ['--base', server.engineUrl, '--ingest', server.ingestUrl, '--json', out];
  const played = files.map((name) => join(recordings, name));
  const child = spawn(process.execPath, [...player, ...at, ...played], { stdio: 'ignore' });
  await once(child, 'exit');
  const { steps, alike, differ } = JSON.parse(readFileSync(out, 'utf8'));
  expect(files).toHaveLength(16);
  expect(differ).toEqual([]);
  expect([steps, alike]).toEqual([1815, 1815]);
});
