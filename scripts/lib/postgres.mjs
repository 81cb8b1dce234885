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
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
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
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'fsync=off',
      ...settings,
    ],
    { ...as, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  await waitUntilReady(bin, port, () => server.exitCode !== null);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
