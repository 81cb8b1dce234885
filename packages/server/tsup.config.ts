import { defineConfig } from 'tsup';
import { packJspdf } from '../../scripts/lib/pack-jspdf.mjs';

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  clean: true,
  silent: true,
  // Our own sources travel inside the server; everything else stays a package.
  noExternal: [/^@rastro\//],
  esbuildPlugins: [packJspdf],
  esbuildOptions(options) {
    options.conditions = ['rastro-source', 'import', 'node'];
  },
});
