/** A dry release of what is built: complete, without a registry, and without a trace. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

const git = (...args) => String(execFileSync('git', args));
/** Reads the files that a release changes: versions, changelogs, the notes it uses up. */
const readState = () =>
  git('status', '--porcelain', '--', 'packages', '.changeset', 'package.json');
const manifest = (path) => JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));

describe('npm run release:dry', () => {
  let output = '';
  const before = readState();

  beforeAll(() => {
    output = String(
      execFileSync(process.execPath, ['scripts/release-dry.mjs', '--built'], {
        // Nobody listens there: whoever asked the registry would fail.
        env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' },
      }),
    );
  }, 300_000);

  it('packs every public package with the version it will have, and no other', () => {
    const released = [...output.matchAll(/^(@rastro\/\w+) (\S+) → (\S+): \d+ files/gm)];
    expect(released.map(([, name]) => name).sort()).toEqual([
      '@rastro/cli',
      '@rastro/client',
      '@rastro/sdk',
      '@rastro/server',
      '@rastro/theme',
    ]);
    for (const [, , now, next] of released) {
      expect(now).toBe(manifest('packages/sdk').version);
      expect(next).toBe(manifest('.build/release/packages/sdk').version);
    }
  });

  it('lets the SDK need the theme of the same release', () => {
    const { dependencies, version } = manifest('.build/release/.build/unpacked/sdk');
    expect(dependencies['@rastro/theme']).toBe(version);
  });

  it('leaves the checkout as it was', () => {
    expect(readState()).toBe(before);
  });
});
