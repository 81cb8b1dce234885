import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ELSEWHERE_FILE } from '../traccar/testing/elsewhere-file';
import { buildTemplate } from './build/build-template';
import { bundleEntry, bundleWorker } from './build/bundle-worker';
import { resolveAssetsDir } from './resolve-database-assets';

/** Builds what the tests of the server start from sources, once before them: the database, and a server elsewhere. */
export async function setup(): Promise<void> {
  const outDir = resolveAssetsDir();
  await bundleWorker(outDir);
  await buildTemplate(outDir);
  mkdirSync(dirname(ELSEWHERE_FILE), { recursive: true });
  await bundleEntry('../../main.ts', ELSEWHERE_FILE);
}
