import { startDemoServer } from '../../scripts/lib/demo-server.mjs';

const SIGNAL = 'SIGUSR2';
const RESOLUTION_MS = 5;
/** In the server's main thread: at a signal it tells how late its event loop was since the one before. */
const probe = `
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    const delays = monitorEventLoopDelay({ resolution: ${RESOLUTION_MS} });
    delays.enable();
    process.on('${SIGNAL}', () => {
      console.error('late', delays.percentile(99) / 1e6);
      delays.reset();
    });
  }`;
const importProbe = `--import=data:text/javascript,${encodeURIComponent(probe)}`;

/** The server with the engine's door open, over a folder that stays and, with a `databaseUrl`, a PostgreSQL. */
export async function startEngine({ folder, databaseUrl }) {
  const server = await startDemoServer({
    folder,
    flags: ['--no-demo', '--engine-port', '0', '--address-limit', '0'],
    env: { NODE_OPTIONS: importProbe, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  return {
    ...server,
    /** 99 % of the turns of the event loop since the last call were at most this late, ms. */
    async readLoopDelayMs() {
      const before = server.output().length;
      process.kill(server.pid, SIGNAL);
      for (;;) {
        const told = /^late (\S+)$/m.exec(server.output().slice(before));
        if (told) return Math.max(0, Number(told[1]) - RESOLUTION_MS);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}
