import { spawn } from 'node:child_process';
import { once } from 'node:events';

const source = `
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  await database.query('select 1');
  process.stdout.write('ready');
  setInterval(() => {}, 60_000);
`;

/** A process with nothing but an open, empty PGlite: the peer of the server's memory. */
export async function startEmptyDatabase() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: new URL('../../packages/server', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
