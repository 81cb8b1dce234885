import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

const root = fileURLToPath(new URL('page', import.meta.url));
const outDir = fileURLToPath(new URL('../../.build/bench-map', import.meta.url));

/** Builds the pages from the sources, as a partner's site would be; answers their folder. */
export async function buildPages() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['rastro-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: ['live-map', 'markers'].map((name) => join(root, `${name}.html`)) },
    },
  });
  return outDir;
}
