/**
 * Types docs/adding-a-resource.md into a copy of the checkout: its files and its insertions must compile, be
 * described as they are kept, and answer.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const RECIPE = readFileSync('docs/adding-a-resource.md', 'utf8');
const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** Code blocks that begin with the path of a file, by that path. */
const blocks = new Map(
  [...RECIPE.matchAll(/```\w+\n\/\/ (packages\/\S+)\n([\s\S]*?)```/g)].map(([, path, text]) => [
    path,
    text,
  ]),
);

/** Lines that the recipe adds to files that are there: file, the text before which they go, and the lines. */
const insertions = [
  [
    'packages/sdk/src/contract/resources/registry.ts',
    'import { collectResources }',
    "import { tire } from './tire';",
  ],
  ['packages/sdk/src/contract/resources/registry.ts', /^ {2}alarms: alarm,/m, 'tires: tire,'],
  ['packages/sdk/src/contract/resources/registry.ts', /^ {2}alarms: alarm,/m, 'tollTags: tollTag,'],
  [
    'packages/sdk/src/contract/index.ts',
    /^export/m,
    "export { TIRE_PLACES, tire, type Tire, type TireQuery, type TireInput } from './resources/tire';",
  ],
  ['packages/sdk/src/domain/access/access-areas.ts', "  'devices',", "'tires',"],
  ['packages/sdk/src/contract/describe/links.ts', "  'Driver',", "'Tire',"],
  [
    'packages/server/src/engine/entities/linked-entities.ts',
    /^\/\*\* Read and written/m,
    'export const TIRE = toEntity(contract.tire);',
  ],
  ['packages/sdk/src/domain/access/console-paths.ts', "  '/login',", "'/tires',"],
  ['packages/server/src/http/features.ts', '  keysFeature,', 'tollTagsFeature,'],
];

function insert([file, before, text]) {
  expect(RECIPE, `${text} of ${file}`).toContain(text);
  change(file, before, (found) => `${text}\n${found}`);
}

function change(file, wanted, replace) {
  const path = join(copy, file);
  const old = readFileSync(path, 'utf8');
  const next = old.replace(wanted, replace);
  expect(next, `${file} has ${wanted}`).not.toBe(old);
  writeFileSync(path, next);
}

function makeCopy() {
  const listed = execFileSync('git', ['ls-files', '-z'], { maxBuffer: 64 * 2 ** 20 });
  for (const path of String(listed).split('\0')) {
    if (!path || path.startsWith('docs/pictures') || !existsSync(path)) continue;
    cpSync(path, join(copy, path));
  }
  for (const folder of ['', ...readdirSync('packages').map((name) => `packages/${name}`)]) {
    const modules = join(folder, 'node_modules');
    if (!existsSync(modules)) continue;
    mkdirSync(join(copy, modules), { recursive: true });
    for (const name of readdirSync(modules)) {
      if (name === '@rastro') continue;
      symlinkSync(resolve(modules, name), join(copy, modules, name));
    }
  }
  mkdirSync(join(copy, 'node_modules/@rastro'));
  for (const name of readdirSync('packages')) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@rastro', name));
  }
}

const migrations = () =>
  [...blocks.keys()]
    .filter((path) => path.includes('/migrations/'))
    .map((path) => {
      const file = path.split('/').pop().replace(/\.ts$/, '');
      return {
        file,
        name: file.replace(/^\d+-/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      };
    });

function typeIn() {
  for (const [path, text] of blocks) {
    if (path.endsWith('.json')) {
      const words = JSON.parse(`{${text.trim().replace(/,$/, '')}}`);
      for (const locale of ['en-US', 'es', 'pt-BR']) {
        const file = join(copy, path.replace('en-US', locale));
        const all = { ...JSON.parse(readFileSync(file, 'utf8')), ...words };
        writeFileSync(file, JSON.stringify(all, null, 2));
      }
      continue;
    }
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const insertion of insertions) insert(insertion);
  change(
    'packages/sdk/src/contract/resources/registry.ts',
    /^import/m,
    (found) => `import { tollTag } from './toll-tag';\n${found}`,
  );
  const index = 'packages/server/src/db/migrations/index.ts';
  for (const { file, name } of migrations()) {
    change(index, /^import/m, (found) => `import { up as ${name} } from './${file}';\n${found}`);
    change(index, /^};\s*$/m, (found) => `  '${file}': { up: ${name} },\n${found}`);
  }
  change(
    'packages/server/src/engine/entities/linked-entities.ts',
    'PLAIN_ENTITIES: readonly Entity[] = [',
    (found) => `${found}TIRE, `,
  );
  change(
    'packages/server/src/http/features.ts',
    /^import/m,
    (found) =>
      `import { tollTagsFeature } from '../areas/maintenance/toll-tags/toll-tags.feature';\n${found}`,
  );
  const [, row = ''] = /```tsx\n( {2}\{\n {4}path: '\/tires',[\s\S]*?)```/.exec(RECIPE) ?? [];
  const pages = 'packages/console/src/app/managed-pages.ts';
  change(pages, 'readonly Page[] = [\n', (found) => `${found}${row}`);
  change(pages, "} from 'lucide-react'", (found) => `  CircleDot,\n${found}`);
}

/** A tire that the engine keeps and a toll tag that the product keeps, over the real door. */
const PROBE = `
import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from './testing';

it('answers', async () => {
  const server = await startTestApp();
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const make = async (path: string, body: object) =>
    admin.call(\`POST /api/\${path}\`, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const device = await make('devices', { name: 'Truck', uniqueId: 'tires-1' });
  const vehicleId = (device.json as { id: number }).id;
  const tire = await make('tires', { name: 'Left', vehicleId });
  expect(tire.json).toMatchObject({ name: 'Left', place: 'spare', worn: 0 });
  const tag = await make('toll-tags', { name: 'Via', deviceId: vehicleId });
  expect(tag.json).toMatchObject({ name: 'Via', isActive: false });
  const unseen = await make('toll-tags', { name: 'Via', deviceId: 4711 });
  expect(unseen.status).toBe(404);
  await server.stop();
});
`;

beforeAll(() => {
  makeCopy();
  typeIn();
  writeFileSync(join(copy, 'packages/server/src/http/recipe-probe.test.ts'), PROBE);
  execFileSync(process.execPath, ['packages/sdk/scripts/generate-words.mjs'], { cwd: copy });
}, 60_000);

const run = (...args) => {
  try {
    execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' });
    return '';
  } catch (error) {
    return `${error.stdout}${error.stderr}`;
  }
};

it('compiles', { timeout: 300_000 }, () => {
  expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
});

it('is kept as it is described, and answers', { timeout: 300_000 }, () => {
  expect(
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      'described-members',
      'recipe-probe',
    ),
  ).toBe('');
});
