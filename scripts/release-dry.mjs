/**
 * Preview of a release: the versions that the changesets produce and the packages for npm, from a
 * copy in `.build/release`. Neither the checkout nor the registry is touched. `--built` uses the
 * existing build.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packPackage } from './lib/pack.mjs';

const copy = resolve('.build/release');
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const folders = readdirSync('packages').filter((name) =>
  existsSync(join('packages', name, 'package.json')),
);

function build() {
  if (!process.argv.includes('--built')) {
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });
  }
  const missing = folders.filter((name) => !existsSync(join('packages', name, 'dist')));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be built first.`);
}

/** Everything that git would take, and the builds, which it does not. */
function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const flags = ['-z', '--cached', '--others', '--exclude-standard'];
  const listed = String(execFileSync('git', ['ls-files', ...flags])).split('\0');
  const built = folders.map((name) => join('packages', name, 'dist'));
  for (const path of [...listed, ...built].filter((path) => path && existsSync(path))) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(path, join(copy, path), { recursive: true });
  }
}

/** Writes the next versions and the changelogs into the copy. */
function applyChangesets() {
  const home = dirname(createRequire(import.meta.url).resolve('@changesets/cli/package.json'));
  execFileSync(process.execPath, [join(home, 'bin.js'), 'version'], { cwd: copy });
}

/** Finds the problems of a package as packed in its tarball. */
async function findProblems(folder, versions) {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  const wrong = messages.map((message) => formatMessage(message, pkg, { color: false }));
  const needed = Object.entries(readManifest(folder).dependencies ?? {});
  for (const [name, range] of needed.filter(([name]) => name.startsWith('@rastro/'))) {
    if (versions.get(name) !== range) wrong.push(`needs ${name} ${range}: no such release`);
  }
  return wrong;
}

/** Packs one package and says what npm would get. */
async function release(name, before, versions) {
  const tarball = packPackage(name);
  const folder = join('.build/unpacked', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  const manifest = readManifest(folder);
  const count = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = count.filter((entry) => entry.isFile()).length;
  const size = `${(statSync(tarball).size / 1024).toFixed(1)} KiB`;
  console.log(`${manifest.name} ${before} → ${manifest.version}: ${files} files, ${size}`);
  const problems = await findProblems(folder, versions);
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length;
}

build();
const released = folders.filter((name) => !readManifest(join('packages', name)).private);
const before = released.map((name) => readManifest(join('packages', name)).version);
makeCopy();
applyChangesets();
process.chdir(copy);
const manifests = released.map((name) => readManifest(join('packages', name)));
const versions = new Map(manifests.map(({ name, version }) => [name, version]));
let problems = 0;
for (const [index, name] of released.entries()) {
  problems += await release(name, before[index], versions);
}
console.log('Nothing was published.');
process.exitCode = problems > 0 ? 1 : 0;
