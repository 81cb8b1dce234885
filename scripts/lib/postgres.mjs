import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.mjs';

const debianRoot = '/usr/lib/postgresql';

/** Folder with `initdb` and `postgres` (the newest found), or null. */
export function findPostgresBin() {
  const debian = existsSync(debianRoot)
    ? readdirSync(debianRoot)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianRoot, version, 'bin'))
    : [];
  const candidates = [...debian, ...(process.env.PATH ?? '').split(':')];
  return candidates.find((dir) => dir && existsSync(join(dir, 'initdb'))) ?? null;
}

/** `initdb` refuses to run as root: then another account owns the cluster. */
function findOwner() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and neither postgres nor nobody exists here.');
}

async function waitUntilReady(bin, port, isDead) {
  for (;;) {
    if (isDead()) throw new Error('PostgreSQL stopped while it was starting.');
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Starts a private cluster in a folder of its own, which a crash may cost unless `settings` say otherwise.
 * `kill` ends it as a crash does; `restart` brings it back on the same port.
 * @returns {Promise<{ url: string, kill(): Promise<void>, restart(): Promise<void>, stop(): Promise<void> }>}
 */
export async function startPostgres(bin, settings = []) {
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { ...owner, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...as, stdio: 'pipe' },
  );
  const port = await findFreePort();
  const places = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  let server;
  let ended;
  const start = async () => {
    const args = [...places, '-c', 'fsync=off', ...settings];
    server = spawn(join(bin, 'postgres'), args, { ...as, stdio: 'ignore' });
    ended = new Promise((resolve) => server.once('close', resolve));
    await waitUntilReady(bin, port, () => server.exitCode !== null);
  };
  const end = async (signal) => {
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    kill: () => end('SIGKILL'),
    async restart() {
      // What a killed server leaves behind ends a moment later, and nothing starts before.
      for (let left = 20; left > 0; left -= 1) {
        const problem = await start().catch((error) => error);
        if (!problem) return;
      }
      throw new Error('PostgreSQL did not come back.');
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
