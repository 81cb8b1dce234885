/** Watch mode: the server restarts and the console reloads with each change, behind one address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTemplate } from './src/db/build/build-template';
import { bundleWorker } from './src/db/build/bundle-worker';
import { resolveAssetsDir } from './src/db/resolve-database-assets';
import { loadCityMap } from './src/demo/map/load-city-map';

const serverDir = fileURLToPath(new URL('.', import.meta.url));
const consoleDir = fileURLToPath(new URL('../console', import.meta.url));
const require = createRequire(import.meta.url);
const API_PORT = '8080';

const run = (name: string, file: string, args: string[], cwd: string): ChildProcess => {
  const script = join(dirname(require.resolve(`${name}/package.json`)), file);
  return spawn(process.execPath, [script, ...args], { cwd, stdio: 'inherit' });
};

await bundleWorker(resolveAssetsDir());
await buildTemplate(resolveAssetsDir());
await loadCityMap();

const serverArgs = ['--port', API_PORT, ...process.argv.slice(2)];
const children = [
  run(
    'tsx',
    'dist/cli.mjs',
    ['watch', '--conditions=rastro-source', 'src/main.ts', ...serverArgs],
    serverDir,
  ),
  run('vite', 'bin/vite.js', [], consoleDir),
];
const stop = (): void => children.forEach((child) => void child.kill('SIGTERM'));
process.on('SIGINT', stop).on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
