import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { packPublished } from '../scripts/lib/pack.mjs';

const run = promisify(execFile);
const source = join(process.cwd(), 'examples/embed-react');
const made = ['node_modules', 'dist', 'tarballs'].map((name) => join(source, name));

/** A copy of the example page outside the checkout, installed from tarballs as its README says. */
export interface EmbedPage {
  /** Folder of the built page. */
  dist: string;
  build(trackingServer: string): Promise<void>;
  /** Serves it unbuilt, with React's warnings. */
  startDev(port: number, trackingServer: string): Promise<{ stop(): Promise<void> }>;
  remove(): void;
}

/** Packs, copies and installs it. */
export async function installEmbedPage(): Promise<EmbedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !made.some((dir) => path === dir || path.startsWith(dir + sep)),
  });
  packPublished(join(folder, 'tarballs'));
  await run('npm', ['install', '--prefer-offline'], { cwd: folder });
  const envFor = (trackingServer: string) => ({
    ...process.env,
    VITE_TRACKING_SERVER: trackingServer,
  });
  return {
    dist: join(folder, 'dist'),
    async build(trackingServer) {
      await run('npm', ['run', 'build'], { cwd: folder, env: envFor(trackingServer) });
    },
    async startDev(port, trackingServer) {
      const vite = join(folder, 'node_modules/vite/bin/vite.js');
      const child = spawn(process.execPath, [vite, '--port', String(port)], {
        cwd: folder,
        env: envFor(trackingServer),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk) => String(chunk).includes('ready in') && resolve());
        void closed.then(() => reject(new Error('The development server of the page ended')));
      });
      return {
        async stop() {
          child.kill('SIGTERM');
          await closed;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
