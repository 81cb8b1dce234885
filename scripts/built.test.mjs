/** The packages as people get them: packed, unpacked, imported, required, rendered on a server. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { packPackage, published } from './lib/pack.mjs';

const home = resolve('.build/built');
const tarballs = {};

beforeAll(() => {
  rmSync(home, { recursive: true, force: true });
  for (const name of published) {
    tarballs[name] = packPackage(name);
    const target = join(home, 'node_modules/@rastro', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarballs[name], '-C', target, '--strip-components=1']);
  }
}, 60_000);

const manifestOf = (name) =>
  JSON.parse(readFileSync(join(home, 'node_modules/@rastro', name, 'package.json'), 'utf8'));

/** Runs code beside the unpacked packages; their dependencies come from the workspace above. */
function runNode(code, type) {
  return String(
    execFileSync(process.execPath, [`--input-type=${type}`, '-e', code], { cwd: home }),
  ).trim();
}

const nodeEntries = [
  '@rastro/theme',
  '@rastro/theme/schema',
  '@rastro/theme/folder',
  '@rastro/theme/tokens',
  '@rastro/sdk',
  '@rastro/sdk/domain',
  '@rastro/sdk/contract',
  '@rastro/sdk/client',
  '@rastro/sdk/react',
  '@rastro/sdk/ui',
];

describe.each(published)('%s', (name) => {
  it('offers no sources and holds none', () => {
    expect(JSON.stringify(manifestOf(name))).not.toContain('rastro-source');
    const files = String(execFileSync('tar', ['-tzf', tarballs[name]]))
      .trim()
      .split('\n');
    expect(files.length).toBeGreaterThan(3);
    expect(
      files.filter((file) => /\/src\/|\.test\.|\.tsx?$/.test(file) && !/\.d\.[mc]?ts$/.test(file)),
    ).toEqual([]);
  });

  it('satisfies publint', async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(home, 'node_modules/@rastro', name),
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve as its code does', async () => {
    const pack = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name])));
    const { problems = [] } = await checkPackage(pack);
    // ESM only is a choice for the theme; no bundler or Node of ours resolves the oldest way.
    const accepted = name === 'theme' ? ['CJSResolvesToESM', 'NoResolution'] : ['NoResolution'];
    const relevant = problems.filter(
      (problem) =>
        !(
          accepted.includes(problem.kind) &&
          (name === 'theme' || problem.resolutionKind === 'node10')
        ),
    );
    expect(relevant).toEqual([]);
  });
});

describe('in Node', () => {
  it.each(nodeEntries)('imports %s', (entry) => {
    const code = `console.log(Object.keys(await import('${entry}')).length > 0)`;
    expect(runNode(code, 'module')).toBe('true');
  });

  it.each(nodeEntries.filter((entry) => entry.startsWith('@rastro/sdk')))(
    'requires %s',
    (entry) => {
      const code = `console.log(Object.keys(require('${entry}')).length > 0)`;
      expect(runNode(code, 'commonjs')).toBe('true');
    },
  );

  const render = (load) => `
    const { createElement: h } = ${load('react')};
    const { renderToString } = ${load('react-dom/server')};
    const { TrackingProvider, DeviceList, LiveMap, createTrackingClient } = ${load('@rastro/sdk')};
    const client = createTrackingClient({ baseUrl: 'http://localhost' });
    console.log(renderToString(h(TrackingProvider, { client },
      h(LiveMap, { fallback: h('p', null, 'map follows') }), h(DeviceList))));`;

  it('renders the widgets on a server from the ESM build', () => {
    expect(
      runNode(
        render((name) => `await import('${name}')`),
        'module',
      ),
    ).toContain('map follows');
  });

  it('renders the widgets on a server from the CJS build', () => {
    expect(
      runNode(
        render((name) => `require('${name}')`),
        'commonjs',
      ),
    ).toContain('map follows');
  });

  it("keeps 'use client' where React looks for it", () => {
    const dist = join(home, 'node_modules/@rastro/sdk/dist');
    for (const file of ['index.mjs', 'index.cjs', 'react.mjs', 'react.cjs']) {
      expect(readFileSync(join(dist, file), 'utf8').slice(0, 16)).toMatch(/^['"]use client['"];/);
    }
  });
});
