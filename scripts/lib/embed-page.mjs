import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { packPublished } from './pack.mjs';

const run = promisify(execFile);
const source = join(process.cwd(), 'examples/embed-react');
const made = ['node_modules', 'dist', 'tarballs'].map((name) => join(source, name));

/**
 * Copies the example page out of the checkout and installs it from tarballs, as its README says.
 * @returns {Promise<{
 *   dist: string,
 *   build: (trackingServer: string) => Promise<void>,
 *   startDev: (port: number, trackingServer: string) => Promise<{ stop: () => Promise<void> }>,
 *   remove: () => void,
 * }>}
 */
export async function installEmbedPage() {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !made.some((dir) => path === dir || path.startsWith(dir + sep)),
  });
  packPublished(join(folder, 'tarballs'));
  await run('npm', ['install', '--prefer-offline'], { cwd: folder });
  const envFor = (trackingServer) => ({ ...process.env, VITE_TRACKING_SERVER: trackingServer });
  return {
    dist: join(folder, 'dist'),
    async build(trackingServer) {
      await run('npm', ['run', 'build'], { cwd: folder, env: envFor(trackingServer) });
    },
    startDev: (port, trackingServer) => startDev(folder, port, envFor(trackingServer)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startDev(folder, port, env) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--port', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('ready in') && resolve());
    void closed.then(() => reject(new Error('The development server of the page ended')));
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
