import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the server of a checkout on free ports with a data folder of its own, or with one that stays;
 * builds what is missing. `onPages` is told the address as soon as its pages can be opened.
 * @returns {Promise<{ pid: number, url: string, ingestUrl: string, engineUrl: string, output: () => string, stop: () => Promise<void> }>}
 */
export async function startDemoServer({
  flags = [],
  cwd = process.cwd(),
  env = {},
  folder,
  onPages,
} = {}) {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'demo-'));
  const args = ['packages/server/bin/rastro-server.js', '--port', '0', '--ingest-port', '0'];
  const child = spawn(process.execPath, [...args, '--data', dataDir, ...flags], {
    cwd,
    // No tiles of other sites: what is measured and pictured is ours.
    env: { ...process.env, NO_EXTERNAL_MAPS: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const ports = await new Promise((resolve, reject) => {
    const take = (chunk) => {
      output += chunk;
      const [, address] = / is starting at (http\S+)/.exec(output) ?? [];
      if (address) {
        onPages?.(address);
        onPages = undefined;
      }
      const line = output.split('\n').find((text) => /^\{.*"ingestPort":\d+.*\}$/.test(text));
      if (line) resolve(JSON.parse(line));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`the server ended:\n${output}`)));
  });
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${ports.port}`,
    ingestUrl: `http://127.0.0.1:${ports.ingestPort}`,
    engineUrl: `http://127.0.0.1:${ports.enginePort}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      if (!folder) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
