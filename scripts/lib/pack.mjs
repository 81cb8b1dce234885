import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that people install, each after those it needs. */
export const published = ['theme', 'sdk', 'client'];

const condition = 'rastro-source';

function dropCondition(value) {
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => key !== condition);
  return Object.fromEntries(kept.map(([key, inner]) => [key, dropCondition(inner)]));
}

/**
 * Packs a built package from a staged copy, because npm packs `exports` as they stand and ours offer
 * sources that no tarball holds.
 * @returns {string} path of the tarball
 */
export function packPackage(name, into = '.build/pack') {
  const from = join('packages', name);
  const stage = join(into, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  manifest.exports = dropCondition(manifest.exports);
  delete manifest.scripts;
  delete manifest.devDependencies;
  writeFileSync(join(stage, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const entry of [...manifest.files, 'README.md']) {
    cpSync(join(from, entry), join(stage, entry), { recursive: true });
  }
  cpSync('LICENSE', join(stage, 'LICENSE'));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], {
    cwd: stage,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = Object.values(JSON.parse(String(packed)));
  return join(into, filename);
}

/**
 * Packs all of them under names without a version, so that a page can name them by `file:`.
 * @returns {string[]} paths of the tarballs
 */
export function packPublished(folder) {
  mkdirSync(folder, { recursive: true });
  return published.map((name) => {
    const file = join(folder, `rastro-${name}.tgz`);
    renameSync(packPackage(name), file);
    return file;
  });
}
