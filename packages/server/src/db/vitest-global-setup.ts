import { buildTemplate } from './build/build-template';
import { bundleWorker } from './build/bundle-worker';
import { resolveAssetsDir } from './resolve-database-assets';

/** Builds what the database needs from sources, once before the tests of the server. */
export async function setup(): Promise<void> {
  const outDir = resolveAssetsDir();
  await bundleWorker(outDir);
  await buildTemplate(outDir);
}
