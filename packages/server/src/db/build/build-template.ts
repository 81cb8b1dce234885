import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TEMPLATE_NOTE } from '../resolve-database-assets';
import { bundleEntry, bundleWorker, hashOf } from './bundle-worker';

const TEMPLATE_NAME = /^db-template-.*\.tar\.gz$/;

/**
 * Makes the migrated template in `outDir` unless the right one is there: in a child process, because
 * `initdb` takes up to 800 MB. Named by PGlite's version and a hash of what it is made by.
 */
export async function buildTemplate(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const file = `db-template-${pgliteVersion()}-${hashOf(sourceTexts())}.tar.gz`;
  if (!existsSync(join(outDir, file))) {
    const builder = join(outDir, `template-builder-${process.pid}.mjs`);
    const draft = join(outDir, `${file}.${process.pid}`);
    try {
      await bundleWorker(outDir);
      await bundleEntry('./template-child.ts', builder);
      await promisify(execFile)(process.execPath, [builder, outDir, draft]);
      renameSync(draft, join(outDir, file));
    } finally {
      rmSync(builder, { force: true });
      rmSync(draft, { force: true });
    }
  }
  writeFileSync(join(outDir, TEMPLATE_NOTE), `${JSON.stringify({ file })}\n`);
  for (const old of readdirSync(outDir)) {
    if (TEMPLATE_NAME.test(old) && old !== file) rmSync(join(outDir, old), { force: true });
  }
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function sourceTexts(): string[] {
  const dir = fileURLToPath(new URL('../migrations', import.meta.url));
  const names = readdirSync(dir)
    .filter((name) => /^\d{4}-.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  return ['../build/template-child.ts', ...names].map(
    (name) => `${name}\n${readFileSync(join(dir, name), 'utf8')}`,
  );
}
