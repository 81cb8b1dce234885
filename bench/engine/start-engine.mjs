import { startDemoServer } from '../../scripts/lib/demo-server.mjs';
import { startBareServer } from '../lib/bare-server.mjs';

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

/** Reads how late the event loop of a process with the probe was. */
const createLoopReader = ({ pid, output }) => ({
  /** 99 % of the turns of the event loop since the last call were at most this late, ms. */
  async readLoopDelayMs() {
    const before = output().length;
    process.kill(pid, SIGNAL);
    for (;;) {
      const told = /^late (\S+)$/m.exec(output().slice(before));
      if (told) return Math.max(0, Number(told[1]) - RESOLUTION_MS);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  },
});

/** A bare server with the same probe: what trackers and readers would get of a server that does nothing. */
export async function startBare() {
  const server = await startBareServer({ env: { NODE_OPTIONS: importProbe } });
  return {
    ...server,
    ...createLoopReader(server),
    ingestUrl: server.url,
    engineUrl: server.url,
  };
}

/** The server with the engine's door open, over a folder that stays and, with a `databaseUrl`, a PostgreSQL. */
export async function startEngine({ folder, databaseUrl }) {
  const server = await startDemoServer({
    folder,
    flags: ['--no-demo', '--engine-port', '0', '--address-limit', '0'],
    env: {
      NODE_OPTIONS: importProbe,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  return { ...server, ...createLoopReader(server) };
}
