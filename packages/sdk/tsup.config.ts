import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { defineConfig } from 'tsup';
import { packJspdf } from '../../scripts/lib/pack-jspdf.mjs';

const CLIENT_ENTRIES = [
  'index',
  'resource',
  'internal',
  'internal-react',
  'internal-ui',
  'internal-map',
];

/** Workers, and the files that start them with a function of the same name. */
const WORKERS = {
  'fleet-worker': 'src/map/worker/fleet-worker.ts',
  'export-worker': 'src/export/worker/export-worker.ts',
  'pdf-worker': 'src/export/worker/pdf-worker.ts',
};
const STARTS_WORKER = /start-((?:fleet|export|pdf)-worker)\.ts$/;

/** A worker is found beside the built file, under the name it is built to. */
const nameWorker: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'name-worker',
  setup(build) {
    build.onLoad({ filter: STARTS_WORKER }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const name = STARTS_WORKER.exec(path)?.[1] ?? '';
      return { contents: source.replace(`./${name}.ts`, `./${name}.mjs`), loader: 'ts' };
    });
  },
};

/** Modules that are ESM whoever loads them: of the packages that draw styles and PDFs, or a file found by address. */
const ESM_ONLY = {
  'draw-style': 'src/map/base/draw-style.ts',
  'write-pdf': 'src/export/pdf/write-pdf.ts',
  'start-fleet-worker': 'src/map/worker/start-fleet-worker.ts',
  'start-export-worker': 'src/export/worker/start-export-worker.ts',
  'start-pdf-worker': 'src/export/worker/start-pdf-worker.ts',
};

/** Leads CJS to the ESM files of {@link ESM_ONLY}: it can import them, but neither require nor hold them. */
const leaveEsm: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'leave-esm',
  setup(build) {
    const external = (file: string) => () => ({ path: `./${file}.mjs`, external: true });
    build.onResolve({ filter: /\/draw-style$/ }, external('draw-style'));
    build.onResolve({ filter: /\/write-pdf$/ }, external('write-pdf'));
    for (const name of ['start-fleet-worker', 'start-export-worker', 'start-pdf-worker']) {
      build.onResolve({ filter: new RegExp(`/${name}\\.mjs$`) }, external(name));
    }
    build.onLoad({ filter: STARTS_WORKER }, ({ path }) => {
      const name = `start-${STARTS_WORKER.exec(path)?.[1]}`;
      const start = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return {
        contents: `export const ${start} = async (...given) =>
          (await import('./${name}.mjs')).${start}(...given);`,
      };
    });
  },
};

/** Words as one value: the names of keys are no names of exports, which split CJS could not write. */
const keepWordsWhole: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-words-whole',
  setup(build) {
    build.onLoad({ filter: /locales[\\/].+\.json$/ }, async ({ path }) => ({
      contents: `export default ${await readFile(path, 'utf8')}`,
    }));
  },
};

const require = createRequire(import.meta.url);

/** Packages bundled into the PDF worker, and into the file that writes PDFs elsewhere. */
const PACKED = ['jspdf', 'jspdf-autotable', 'fast-png', 'iobuffer', '@babel/runtime', 'fflate'];

/** Writes the licences of bundled packages next to the bundle. */
const writeLicences = async (name: string, packages: readonly string[]) => {
  const texts = packages.map(async (id) => {
    const folder = findFolder(id);
    const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each)) ?? '';
    return `## ${id}\n\n${await readFile(join(folder, file), 'utf8')}`;
  });
  const whole = (await Promise.all(texts)).join('\n\n');
  await writeFile(new URL(`dist/${name}.licenses.txt`, import.meta.url), whole);
};
const findFolder = (id: string): string =>
  (require.resolve.paths(id) ?? [])
    .map((place) => join(place, id))
    .find((folder) => existsSync(folder)) ?? id;

const ENTRIES = {
  index: 'src/index.ts',
  domain: 'src/domain/index.ts',
  contract: 'src/contract/index.ts',
  export: 'src/export/index.ts',
  words: 'src/words/index.ts',
  client: 'src/client/index.ts',
  resource: 'src/react/resource/index.ts',
  internal: 'src/internal.ts',
  'internal-react': 'src/react/index.ts',
  'internal-ui': 'src/ui/index.ts',
  'internal-map': 'src/map/index.ts',
  testing: 'src/testing/index.ts',
};

const shared = {
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  silent: true,
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
  },
  // One copy of every module for all entries: two would be two React contexts.
  splitting: true,
} satisfies Options;

/** Split CJS has every `import()` made a `require()`, which bundlers refuse for what is ESM alone. */
const keepEsmImports = async () => {
  const dist = new URL('dist/', import.meta.url);
  const files = (await readdir(dist)).filter((file) => file.endsWith('.cjs'));
  for (const file of files.map((name) => new URL(name, dist))) {
    const code = await readFile(file, 'utf8');
    const kept = code.replaceAll(
      /Promise\.resolve\(\)\.then\(\(\) => _interopRequireWildcard\(require\((["'][^"']+\.mjs["'])\)\)\)/g,
      'import($1)',
    );
    if (kept !== code) await writeFile(file, kept);
  }
};

/** Splitting drops the directive from CJS, so it is written once the files are there. */
const keepUseClient = (extension: string) => async () => {
  for (const entry of CLIENT_ENTRIES) {
    const file = new URL(`dist/${entry}${extension}`, import.meta.url);
    const code = await readFile(file, 'utf8');
    // On the first line, so that source maps stay right.
    if (!/^['"]use client['"]/.test(code)) await writeFile(file, `'use client';${code}`);
  }
};

export default defineConfig([
  {
    ...shared,
    entry: { ...ENTRIES, ...ESM_ONLY },
    esbuildPlugins: [nameWorker, keepWordsWhole, packJspdf],
    format: 'esm',
    outExtension: () => ({ js: '.mjs' }),
    onSuccess: keepUseClient('.mjs'),
  },
  {
    ...shared,
    entry: ENTRIES,
    esbuildPlugins: [leaveEsm, keepWordsWhole],
    format: 'cjs',
    // Split CJS is translated once more, and its maps would name files of the machine it was built on.
    sourcemap: false,
    outExtension: () => ({ js: '.cjs' }),
    // The theme is ESM: its tokens travel inside, so that require works everywhere.
    noExternal: [/^@rastro\/theme/],
    esbuildOptions(options) {
      options.conditions = ['rastro-source', 'import'];
    },
    onSuccess: async () => {
      await keepUseClient('.cjs')();
      await keepEsmImports();
    },
  },
  {
    // Each one file that needs no other: it starts with one request.
    entry: WORKERS,
    target: shared.target,
    platform: shared.platform,
    sourcemap: true,
    silent: true,
    format: 'esm',
    splitting: false,
    noExternal: PACKED,
    esbuildPlugins: [packJspdf],
    minify: true,
    outExtension: () => ({ js: '.mjs' }),
    onSuccess: async () => {
      await writeLicences('export-worker', ['fflate']);
      await writeLicences('pdf-worker', PACKED);
    },
  },
]);
