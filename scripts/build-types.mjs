/**
 * Writes the declarations that the packages for others travel with: each entry in one file, as its code. TypeScript
 * declares every module, without looking for faults (`npm test -- types` does), and rollup puts them together.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { run } from './lib/run.mjs';

const declared = resolve('.build/declarations/packages');

/** Packages and their entries, by the names that their `exports` give the files. */
const packages = [
  {
    name: 'theme',
    extension: '.d.ts',
    entries: {
      index: 'index',
      schema: 'schema/index',
      folder: 'folder/index',
      tokens: 'tokens/index',
    },
  },
  {
    name: 'sdk',
    extension: '.d.mts',
    entries: {
      index: 'index',
      domain: 'domain/index',
      contract: 'contract/index',
      export: 'export/index',
      words: 'words/index',
      client: 'client/index',
      resource: 'react/resource/index',
      internal: 'internal',
      'internal-react': 'react/index',
      'internal-ui': 'ui/index',
      'internal-map': 'map/index',
      testing: 'testing/index',
    },
  },
  // It brings along what it takes from the SDK.
  { name: 'client', extension: '.d.ts', entries: { index: 'index' }, brings: 'sdk' },
];

const { code, output } = await run('node', [
  // By its path: the package for rollup brings a command of the same name.
  'node_modules/typescript/bin/tsc',
  ...['-p', 'tsconfig.declarations.json'],
]);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}

const fileOf = (name, path) => join(declared, name, 'src', `${path}.d.ts`);

for (const { name, entries, extension, brings } of packages) {
  const isBrought = (id) => brings !== undefined && id.startsWith(`@rastro/${brings}/`);
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries(entries).map(([entry, path]) => [entry, fileOf(name, path)]),
    ),
    external: (id) => !/^[./]/.test(id) && !isBrought(id),
    // Types have no order in which they must be run.
    onLog: (level, log, print) => {
      if (log.code !== 'CYCLIC_CROSS_CHUNK_REEXPORT') print(level, log);
    },
    plugins: [
      {
        name: 'brought-along',
        resolveId: (id) =>
          isBrought(id) ? fileOf(brings, `${id.split('/').slice(2).join('/')}/index`) : null,
      },
      dts(),
    ],
  });
  const nameChunk = ({ name: chunk }) => `${chunk.replace(/\.d$/, '')}-[hash]${extension}`;
  await bundle.write({
    dir: join('packages', name, 'dist'),
    entryFileNames: `[name]${extension}`,
    chunkFileNames: nameChunk,
  });
  await bundle.close();
}

// Types for `require`: those of `import` under the names of CommonJS.
const dist = 'packages/sdk/dist';
for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.mts'))) {
  const types = readFileSync(join(dist, file), 'utf8');
  writeFileSync(
    join(dist, file.replace(/\.mts$/, '.ts')),
    types.replaceAll(/(from |import\()'(\.\/[^']+)\.mjs'/g, "$1'$2.js'"),
  );
}
