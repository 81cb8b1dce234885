#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serverDir = fileURLToPath(new URL('..', import.meta.url));
const packagesDir = join(serverDir, '..');
const require = createRequire(import.meta.url);

/** In a checkout, what is missing or older than its sources is built; a package brings it along. */
const steps = [
  {
    words: 'building the console',
    output: join(packagesDir, 'console/dist/index.html'),
    sources: [
      'console/src',
      'console/index.html',
      'console/embed.html',
      'console/public',
      'console/vite.config.ts',
      'sdk/src',
      'theme/src',
    ],
    run: () => {
      const folder = join(packagesDir, 'console');
      runNode('vite', 'bin/vite.js', ['build'], folder);
      runNode('vite', 'bin/vite.js', ['build', '--mode', 'embed'], folder);
    },
  },
  {
    words: 'building the server',
    output: join(serverDir, 'dist/built.json'),
    sources: [
      'server/src',
      'server/data',
      'server/build.ts',
      'sdk/src',
      'theme/src',
      'console/dist',
    ],
    run: () => {
      runNode('tsup', 'dist/cli-default.js', [], serverDir);
      const args = ['--conditions=rastro-source', 'build.ts'];
      runNode('tsx', 'dist/cli.mjs', args, serverDir);
    },
  },
];

function runNode(name, file, args, cwd) {
  const script = join(dirname(require.resolve(`${name}/package.json`)), file);
  execFileSync(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}

function isFresh({ output, sources }) {
  if (!existsSync(output)) return false;
  const builtAt = statSync(output).mtimeMs;
  return sources.every((source) => newestOf(join(packagesDir, source)) <= builtAt);
}

function newestOf(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !name.includes('.test.'));
  return Math.max(0, ...inside.map((name) => newestOf(join(path, name))));
}

function buildStale() {
  for (const step of steps) {
    if (isFresh(step)) continue;
    process.stderr.write(`${step.words} …\n`);
    try {
      step.run();
    } catch (error) {
      process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? error}\n${step.words} failed\n`);
      process.exit(1);
    }
  }
}

if (existsSync(join(serverDir, 'src')) && !steps.every(isFresh)) {
  // A build empties its folder first: two at once would take each other's files away.
  const { takeBuildTurn } = await import('./take-build-turn.js');
  await takeBuildTurn(join(serverDir, '.build/turn'), buildStale);
}

await import(new URL('../dist/main.js', import.meta.url).href);
