import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './lib/run.mjs';

let folder;
const put = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const putTool = (name, file, text) => {
  put(`node_modules/${name}/package.json`, '{}');
  put(`node_modules/${name}/${file}`, `const fs = process.getBuiltinModule('node:fs');\n${text}`);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-together-'));
  cpSync('packages/server/bin', join(folder, 'packages/server/bin'), { recursive: true });
  put('packages/server/package.json', '{ "type": "module" }');
  put('packages/server/src/main.ts', '');
  // As the real one does: it empties its folder, and lists it before.
  putTool(
    'vite',
    'bin/vite.js',
    `fs.mkdirSync('dist', { recursive: true });
     if (!process.argv.includes('embed')) {
       const old = fs.readdirSync('dist');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
       for (const name of old) fs.unlinkSync('dist/' + name);
       fs.appendFileSync('../../builds', 'x');
     }
     fs.writeFileSync('dist/index.html', '');`,
  );
  putTool('tsup', 'dist/cli-default.js', `fs.mkdirSync('dist', { recursive: true });`);
  putTool(
    'tsx',
    'dist/cli.mjs',
    `fs.writeFileSync('dist/main.js', 'console.log("up")');
     fs.writeFileSync('dist/built.json', '{}');`,
  );
  put('packages/console/package.json', '{}');
  put('packages/console/dist/old.js.gz', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = () => run(process.execPath, [join(folder, 'packages/server/bin/rastro-server.js')]);

it('starts servers at once from one checkout, which is built once', async () => {
  const started = await Promise.all([start(), start(), start()]);
  expect(started.map(({ output }) => output.match(/up|failed|Error.*/g))).toEqual(
    started.map(() => ['up']),
  );
  expect(readFileSync(join(folder, 'builds'), 'utf8')).toBe('x');
});

it('takes the turn of one that was killed while it built', async () => {
  put('packages/server/.build/turn', '99999999');
  const { output } = await start();
  expect(output).toMatch(/up\n$/);
});
