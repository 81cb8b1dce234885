import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningServer {
  url: string;
  /** Leads nowhere in front of a tracking server elsewhere. */
  ingestUrl: string;
  /** The door for clients made for Traccar, where a flag opened it. */
  engineUrl: string;
  dataDir: string;
  /** Everything printed so far, stdout and stderr. */
  output(): string;
  /** Ends it as a crash does; the data stays. */
  kill(): Promise<void>;
  /** Ends it gracefully; the data stays. */
  pause(): Promise<void>;
  /** Starts again on the same data and the same ports. */
  restart(): Promise<void>;
  /** Ends it gracefully and removes its data. */
  stop(): Promise<void>;
}

interface Ports {
  port: number;
  ingestPort?: number;
  enginePort?: number;
}

const bin = join(process.cwd(), 'packages/server/bin/rastro-server.js');

/** Starts the built server on free ports with a data folder of its own. */
export async function startServer(
  flags: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  let output = '';
  let child: ChildProcess | null = null;
  let ports: Ports = { port: 0 };

  async function start(): Promise<void> {
    const args = [
      '--data',
      dataDir,
      '--port',
      `${ports.port}`,
      '--ingest-port',
      `${ports.ingestPort ?? 0}`,
    ];
    // After the flags: the port that was got is kept from start to start.
    const again = ports.enginePort === undefined ? [] : ['--engine-port', `${ports.enginePort}`];
    const started = spawn(process.execPath, [bin, ...args, ...flags, ...again], {
      // Pages ask no map server of the world: tests say which they want.
      env: { ...process.env, NO_EXTERNAL_MAPS: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    ports = await new Promise<Ports>((resolve, reject) => {
      const take = (chunk: Buffer) => {
        output += String(chunk);
        const line = output.split('\n').findLast((text) => /^\{"port":\d+.*\}$/.test(text));
        if (line) resolve(JSON.parse(line) as Ports);
      };
      started.stdout?.on('data', take);
      started.stderr?.on('data', take);
      started.once('close', (code) => reject(new Error(`The server ended (${code}):\n${output}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('close', resolve));
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    url: `http://127.0.0.1:${ports.port}`,
    ingestUrl: `http://127.0.0.1:${ports.ingestPort}`,
    engineUrl: `http://127.0.0.1:${ports.enginePort}`,
    dataDir,
    output: () => output,
    kill: () => end('SIGKILL'),
    pause: () => end('SIGTERM'),
    async restart() {
      output = '';
      await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
