import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { packJspdf } from '../../scripts/lib/pack-jspdf.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  clean: true,
  silent: true,
  define: { CLI_VERSION: JSON.stringify(version) },
  // Commander and the prompts stay packages; our own sources travel inside the command.
  noExternal: [/^@rastro\//, 'zod', 'mitt'],
  esbuildPlugins: [packJspdf],
  esbuildOptions(options) {
    options.conditions = ['rastro-source', 'import', 'node'];
  },
});
