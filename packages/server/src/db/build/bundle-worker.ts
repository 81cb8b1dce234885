import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { WORKER_FILE } from '../resolve-database-assets';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** Bundles one entry of the server for plain Node: a thread cannot load TypeScript on Node 20. */
export async function bundleEntry(entry: string, outfile: string): Promise<void> {
  // Two test runs may build at once: each finishes its own file and moves it into place.
  const draft = `${outfile}.${process.pid}`;
  const { dependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { dependencies: object };
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outfile: draft,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Our own packages travel inside, as they do in a built server.
    external: Object.keys(dependencies),
    conditions: ['rastro-source'],
    logLevel: 'warning',
  });
  renameSync(draft, outfile);
}

/** Bundles the database worker into `outDir`. */
export async function bundleWorker(outDir: string): Promise<void> {
  await bundleEntry('../pglite/worker/worker.ts', join(outDir, WORKER_FILE));
}

/** The hash a template is named by. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
