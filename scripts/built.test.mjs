/** The packages as people get them: packed, unpacked, imported, required, rendered on a server. */
import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer } from './lib/built-server.mjs';
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

/** Lists the exports of a package, except those that only browsers can load. */
const listEntries = (name) => {
  const { exports } = JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .map((key) => `@rastro/${name}${key.slice(1)}`)
    .filter((entry) => !/package\.json$|^@rastro\/sdk\/internal\/map$/.test(entry));
};
const nodeEntries = published.flatMap(listEntries);

const listFiles = (name) =>
  String(execFileSync('tar', ['-tzf', tarballs[name]]))
    .trim()
    .split('\n')
    .map((file) => file.replace('package/', ''))
    .sort();
const readBuilt = (name, file) =>
  readFileSync(join(home, 'node_modules/@rastro', name, file), 'utf8');

/** Finds the type problems of a package, by entry and module resolution. */
const findTypeProblems = async (name) => {
  const pack = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name])));
  const { problems = [] } = await checkPackage(pack);
  return problems;
};
const knowsNoExports = (resolutionKind) => resolutionKind === 'node10';

/** Sources of others inside a file: a worker is one file, and what draws PDFs comes with the first of them. */
const packedInto = (file) => {
  if (file.includes('export-worker')) return /\/node_modules\/fflate\//;
  return /pdf/.test(file)
    ? /\/node_modules\/(?:jspdf|jspdf-autotable|fast-png|iobuffer|pako|@babel\/runtime|fflate)\/|^left-out:/
    : /^$/;
};

describe.each(published)('%s', (name) => {
  it('holds what was built, its maps and types, and nothing else', () => {
    const files = listFiles(name);
    const others = files.filter((file) => !/^dist\/[\w-]+(\.d)?\.[mc]?[jt]s(\.map)?$/.test(file));
    const licences =
      name === 'sdk' ? ['dist/export-worker.licenses.txt', 'dist/pdf-worker.licenses.txt'] : [];
    expect(others).toEqual(['LICENSE', 'README.md', ...licences, 'package.json']);
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
    expect(sources).toEqual([]);
    expect(files.filter((file) => /test(?!ing\.)|(?<!hi)stor(y|ies)/.test(file))).toEqual([]);
  });

  it('offers no sources', () => {
    expect(JSON.stringify(manifestOf(name))).not.toContain('rastro-source');
    for (const file of listFiles(name).filter((path) => path.startsWith('dist/'))) {
      expect(readBuilt(name, file), file).not.toContain('rastro-source');
    }
  });

  it('says what people and their tools need to know, and nothing of our workshop', () => {
    const manifest = manifestOf(name);
    expect(manifest).toMatchObject({
      license: 'MIT',
      engines: { node: '>=20.19' },
      sideEffects: false,
    });
    const peers = { react: '>=19', 'styled-components': expect.any(String) };
    if (name !== 'client') expect(manifest).toMatchObject({ peerDependencies: peers });
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
    const ranges = Object.values(manifest.dependencies);
    expect(ranges.filter((range) => /:|\*/.test(range))).toEqual([]);
  });

  it('has maps that carry the sources they speak of, of this package and what its worker packs', () => {
    const maps = listFiles(name).filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    for (const file of maps) {
      const { sources, sourcesContent } = JSON.parse(readBuilt(name, file));
      expect(
        sourcesContent?.filter((text) => text !== null),
        file,
      ).toHaveLength(sources.length);
      const strangers = sources.filter((source) => /node_modules|\.test\.|^\//.test(source));
      const packed = packedInto(file);
      expect(strangers.filter((source) => !packed.test(source))).toEqual([]);
    }
  });

  it('names the maps that are there', () => {
    const files = listFiles(name);
    const named = files.flatMap((file) => {
      if (!/\.[mc]?js$/.test(file)) return [];
      const [, map] = /\/\/# sourceMappingURL=(.+)\s*$/.exec(readBuilt(name, file)) ?? [];
      return map === undefined ? [] : [`dist/${map}`];
    });
    expect(named.filter((map) => !files.includes(map))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('satisfies publint', async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(home, 'node_modules/@rastro', name),
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve as its code does', async () => {
    // ESM only is a choice for these: Node 20.19, the oldest we take, requires it all the same.
    const accepted = name !== 'sdk' ? ['CJSResolvesToESM'] : [];
    const problems = (await findTypeProblems(name)).filter(
      ({ kind, resolutionKind }) => !knowsNoExports(resolutionKind) && !accepted.includes(kind),
    );
    expect(problems).toEqual([]);
  });

  it('has no worse than unknown entries where `exports` is not known: before Node 12.7, and where TypeScript plays that', async () => {
    const problems = (await findTypeProblems(name)).filter(({ resolutionKind }) =>
      knowsNoExports(resolutionKind),
    );
    expect(problems.filter(({ kind }) => kind !== 'NoResolution')).toEqual([]);
  });
});

it('tells the licences of what is packed into the console', () => {
  const licences = readFileSync('packages/console/dist/licenses.md', 'utf8');
  for (const name of ['react', 'leaflet', 'maplibre-gl', 'fflate', 'i18next'])
    expect(licences).toMatch(new RegExp(`^## ${name} - .*\\([\\w.-]+\\)$`, 'm'));
});

it('answers each file of its console as it was built, without a flag of anybody', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-'));
  const server = await startBuiltServer(['--data', dataDir]);
  try {
    const folder = 'packages/console/dist';
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
      // What is sent in their stead to who takes it compressed.
      .filter((file) => !/\.(gz|br)$/.test(file))
      // What these two become is answered elsewhere, for pages of other sites: their journey asks for it.
      .filter((file) => !/^\/embed(-elements\.js|\.html)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    const wrong = [];
    for (const file of files) {
      const answer = await fetch(`${server.doorUrl}${file.replace('/index.html', '/')}`);
      const body = Buffer.from(await answer.arrayBuffer());
      const isWhole = isMadeForBrand(file) || body.equals(readFileSync(join(folder, file)));
      if (answer.status !== 200 || !isWhole) wrong.push(`${file}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});
/** The page and the worker of notices are written anew with what they show of the brand. */
const isMadeForBrand = (file) => /^\/(index\.html|sw\.js)$/.test(file);

it('carries the licences of what is packed into the workers of exports', () => {
  const read = (name) => readFileSync(`packages/sdk/dist/${name}.licenses.txt`, 'utf8');
  expect(read('export-worker')).toMatch(/^## fflate\n\nMIT License/);
  const titles = [...read('pdf-worker').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(expect.arrayContaining(['jspdf', 'jspdf-autotable', 'fast-png']));
});

it('draws a PDF from what was built, however it is loaded', () => {
  const write = (load) => `
    const document = { title: 'T', subtitle: [], tables: [], brand: { name: 'B', color: '#000000' },
      style: { locale: 'en-US', timeZone: 'UTC' },
      words: { pageOf: 'Page {page} of', madeAt: '', empty: '', shortened: '' } };
    (async () => {
      let bytes = 0;
      for await (const piece of (${load('@rastro/sdk/export')}).makeExport(document, 'pdf'))
        bytes += piece.length;
      console.log(bytes > 1000);
    })();`;
  expect(
    runNode(
      write((id) => `await import('${id}')`),
      'module',
    ),
  ).toBe('true');
  expect(
    runNode(
      write((id) => `require('${id}')`),
      'commonjs',
    ),
  ).toBe('true');
});

it('a script that wants the client alone installs it and what it sends events with', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'script-'));
  const passwordFile = join(dataDir, 'password');
  writeFileSync(passwordFile, 'uma senha bem comprida');
  const server = await startBuiltServer(['--data', join(dataDir, 'data')], {
    ADMIN_EMAIL: 'ana@example.com',
    ADMIN_PASSWORD_FILE: passwordFile,
  });
  try {
    expect(Object.keys(manifestOf('client').dependencies)).toEqual(['mitt']);
    const script = `
      import { createTrackingClient, isTrackingError } from '@rastro/client';
      const baseUrl = '${server.doorUrl}';
      const make = (token) => createTrackingClient({ baseUrl, auth: { kind: 'token', token } });
      const post = (path, body, headers = {}) => fetch(baseUrl + path, { method: 'POST', body, headers });
      const signIn = new URLSearchParams({ email: 'ana@example.com', password: 'uma senha bem comprida' });
      const cookie = (await post('/api/session', signIn)).headers.get('set-cookie').split(';', 1)[0];
      const headers = { cookie, origin: baseUrl };
      const token = await (await post('/api/session/token', undefined, headers)).text();
      await make(token).devices.create({ name: 'Van', uniqueId: 'van-1' });
      console.log((await make(token).devices.list()).map(({ name }) => name).join());
      await make('none').devices.list().catch((error) => console.log(isTrackingError(error)));
      console.log(token);`;
    const [names, isKnown, token] = (await runScript(['--input-type=module', '-e', script])).split(
      '\n',
    );
    expect([names, isKnown]).toEqual(['Van', 'true']);

    // The example that the documentation leads to, beside what is installed.
    copyFileSync('examples/node-script/quiet-vehicles.mjs', join(home, 'quiet-vehicles.mjs'));
    const example = (TOKEN) =>
      runScript(['quiet-vehicles.mjs'], { TRACKING_SERVER: server.doorUrl, TOKEN });
    expect(await example(token)).toBe('1\tVan\tnever');
    await expect(example('none')).rejects.toThrow('HTTP_401');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});
/** Runs a script beside the unpacked packages, while the server of this process goes on. */
const runScript = async (script, env = {}) => {
  const options = { cwd: home, env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, script, options)).stdout.trim();
};

describe('in Node', () => {
  it.each(nodeEntries)('imports %s', (entry) => {
    const code = `console.log(Object.keys(await import('${entry}')).length > 0)`;
    expect(runNode(code, 'module')).toBe('true');
  });

  it.each(nodeEntries)('requires %s', (entry) => {
    const code = `console.log(Object.keys(require('${entry}')).length > 0)`;
    expect(runNode(code, 'commonjs')).toBe('true');
  });

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

  it('has CJS that can load all it loads later, in a page', () => {
    const code = `
      const { readdirSync, readFileSync } = require('node:fs');
      const { join } = require('node:path');
      const { JSDOM } = require('jsdom');
      const { window } = new JSDOM('', { url: 'http://localhost' });
      const { document, navigator, HTMLElement } = window;
      for (const [name, value] of Object.entries({ window, document, navigator, HTMLElement })) {
        Object.defineProperty(globalThis, name, { value, configurable: true });
      }
      URL.createObjectURL ??= () => 'blob:';
      const dist = ${JSON.stringify(join(home, 'node_modules/@rastro/sdk/dist'))};
      const loaded = [];
      (async () => {
        for (const file of readdirSync(dist).filter((name) => name.endsWith('.cjs'))) {
          require(join(dist, file));
          const later = readFileSync(join(dist, file), 'utf8').matchAll(/import\\("([^"]+)"\\)/g);
          for (const [, path] of later) loaded.push(...Object.keys(await import(join(dist, path))));
        }
        console.log([...new Set(loaded)].sort().join());
        process.exit();
      })();`;
    expect(runNode(code, 'commonjs')).toBe(
      'createStyleLayer,startExportWorker,startFleetWorker,startPdfWorker,writeCodeSheet,writePdf',
    );
  });

  it('renders a page in its brand on a server', () => {
    const code = `
      const { createElement: h } = await import('react');
      const { renderToString } = await import('react-dom/server');
      const { BrandProvider, useBrand } = await import('@rastro/theme');
      const { parseBranding } = await import('@rastro/theme/schema');
      const { branding } = parseBranding({ productName: 'Veloz', colors: { accent: '#a3195b' } });
      const Name = () => h('p', null, useBrand().branding.productName);
      console.log(renderToString(h(BrandProvider, { branding }, h(Name))));`;
    expect(runNode(code, 'module')).toContain('<p>Veloz</p>');
  });

  it("keeps 'use client' where React looks for it", () => {
    const dist = join(home, 'node_modules/@rastro/sdk/dist');
    for (const file of ['index', 'internal', 'internal-react', 'internal-ui', 'resource'].flatMap(
      (name) => [`${name}.mjs`, `${name}.cjs`],
    )) {
      expect(readFileSync(join(dist, file), 'utf8').slice(0, 16)).toMatch(/^['"]use client['"];/);
    }
  });
});
