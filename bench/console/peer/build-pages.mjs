import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const root = fileURLToPath(new URL('page', import.meta.url));
const outDir = fileURLToPath(new URL('../../../.build/bench-peer', import.meta.url));

/** Builds the pages of the peers; answers their folder. */
export async function buildPages() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['rastro-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: ['markers', 'maplibre'].map((name) => join(root, `${name}.html`)) },
    },
  });
  return outDir;
}
