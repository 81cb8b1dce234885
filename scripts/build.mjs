/**
 * Builds the packages, two at a time, and what was built from the same sources not again. `npm run build -- sdk` builds
 * one of them and what it needs; `--force` builds all the same.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';

const build = (name) => ['npm', 'run', 'build', '--silent', '-w', `packages/${name}`];
const NEEDS_SDK = ['packages/theme', 'packages/sdk'];

/**
 * Build targets: command, source folders and files, prerequisites, and a file that proves the
 * build.
 * @type {Record<string, { command: string[], from: string[], after?: string[], makes: string }>}
 */
const targets = {
  sdk: { command: build('sdk'), from: NEEDS_SDK, makes: 'packages/sdk/dist/index.mjs' },
  console: {
    command: build('console'),
    from: [...NEEDS_SDK, 'packages/console'],
    makes: 'packages/console/dist/index.html',
  },
  theme: {
    command: build('theme'),
    from: ['packages/theme'],
    makes: 'packages/theme/dist/index.js',
  },
  client: {
    command: build('client'),
    from: [...NEEDS_SDK, 'packages/client'],
    makes: 'packages/client/dist/index.js',
  },
  types: {
    command: ['node', 'scripts/build-types.mjs'],
    from: [
      ...NEEDS_SDK,
      'packages/client',
      'scripts/build-types.mjs',
      'tsconfig.declarations.json',
    ],
    // Their builds empty the folders that the declarations lie in.
    after: ['theme', 'sdk', 'client'],
    makes: 'packages/client/dist/index.d.ts',
  },
  cli: {
    command: build('cli'),
    from: [...NEEDS_SDK, 'packages/cli'],
    makes: 'packages/cli/dist/main.js',
  },
  server: {
    command: build('server'),
    from: [...NEEDS_SDK, 'packages/console', 'packages/server'],
    after: ['console'],
    makes: 'packages/server/dist/built.json',
  },
};

const ALWAYS = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/pack-jspdf.mjs'];
const stamps = '.build/built-from';
const NOT_SOURCE = /^(node_modules|dist|CHANGELOG\.md|README\.md)$|\.(test|stories)\./;

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCE.test(name))
    .flatMap((name) => listFiles(join(path, name)));
}

const digests = new Map();
function digestOf(path) {
  if (!digests.has(path)) {
    const hash = createHash('sha256');
    for (const file of listFiles(path).sort())
      hash.update(file).update('\0').update(readFileSync(file));
    digests.set(path, hash.digest('hex'));
  }
  return digests.get(path);
}

await import('../packages/sdk/scripts/generate-words.mjs');
const words = process.argv.slice(2);
const isForced = words.includes('--force');
const names = words.filter((word) => word !== '--force');
const unknown = names.filter((name) => !targets[name]);
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. To be built: ${Object.keys(targets).join(', ')}.`,
  );
  process.exit(2);
}
const withNeeds = (name) => [name, ...(targets[name].after ?? []).flatMap(withNeeds)];
const wanted = new Set(names.length === 0 ? Object.keys(targets) : names.flatMap(withNeeds));

const rebuilt = new Set();
async function buildTarget(name) {
  const { command, from, after = [], makes } = targets[name];
  const stamp = join(stamps, name);
  const digest = createHash('sha256')
    .update([...from, ...ALWAYS].map(digestOf).join())
    .digest('hex');
  const isBuilt = existsSync(makes) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isBuilt && !isForced && !after.some((need) => rebuilt.has(need))) return;
  rmSync(stamp, { force: true });
  const [program, ...args] = command;
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${name} was not built:\n${output}`);
  if (output.trim()) console.log(output.trim());
  rebuilt.add(name);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, digest);
}

const done = new Map();
const waiting = [...wanted];
async function buildNext() {
  for (;;) {
    const at = waiting.findIndex((name) =>
      (targets[name].after ?? []).every((need) => !waiting.includes(need)),
    );
    if (at < 0) return;
    const [name] = waiting.splice(at, 1);
    const needs = (targets[name].after ?? []).map((need) => done.get(need));
    const work = Promise.all(needs).then(() => buildTarget(name));
    done.set(name, work);
    await work;
  }
}

try {
  await Promise.all([buildNext(), buildNext()]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
