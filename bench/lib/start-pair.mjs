import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const READY = /^\{.*"port":(\d+).*\}$/m;

/** Starts a process and waits for a line of its output. */
async function start(args, ready, env = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  const port = await new Promise((resolve, reject) => {
    const take = (chunk) => {
      output += chunk;
      const found = ready.exec(output)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`A process ended:\n${output}`)));
  });
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/**
 * A tracking server that does nothing but answer, and ours in front of it, each in a process of its
 * own. `standIn` is the first one's file, `words` what it is told besides, `profile` a folder for a profile
 * of ours, `checkout` where ours lies.
 */
export async function startPair({ standIn, devices, words = [], profile, checkout = '.' }) {
  const upstream = await start([fileURLToPath(standIn), String(devices), ...words], /^(\d+)$/m);
  const folder = mkdtempSync(join(tmpdir(), 'bench-pair-'));
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const bin = join(checkout, 'packages/server/bin/rastro-server.js');
  const flags = [
    '--port',
    '0',
    '--data',
    folder,
    '--tracking-url',
    upstream.origin,
    '--no-external-maps',
  ];
  const front = await start([...profiling, bin, ...flags], READY, { DATABASE_URL: '' });
  return {
    upstream: upstream.origin,
    front: front.origin,
    async stop() {
      await front.stop();
      await upstream.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
