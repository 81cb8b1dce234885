import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { packPublished } from './pack.mjs';

const run = promisify(execFile);

/**
 * Copies an example out of the checkout and installs it from tarballs, as its README says.
 * @param {string} name of its folder
 * @returns {Promise<{
 *   folder: string,
 *   build: (env: Record<string, string>) => Promise<void>,
 *   start: (command: string[], env: Record<string, string>) => Promise<{ stop: () => Promise<void> }>,
 *   remove: () => void,
 * }>}
 */
export async function installExample(name) {
  const source = join(process.cwd(), 'examples', name);
  const made = ['node_modules', 'dist', '.next', 'tarballs'].map((each) => join(source, each));
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !made.some((dir) => path === dir || path.startsWith(dir + sep)),
  });
  packPublished(join(folder, 'tarballs'));
  await run('npm', ['install', '--prefer-offline'], { cwd: folder });
  return {
    folder,
    async build(env) {
      await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, ...env } });
    },
    start: (command, env) => start(folder, command, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts a script of what is installed; resolves once it says that it is ready. */
async function start(folder, [script, ...args], env) {
  const child = spawn(process.execPath, [join(folder, 'node_modules', script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => /ready in/i.test(String(chunk)) && resolve());
    void closed.then(() => reject(new Error(`The server of ${folder} ended`)));
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
