import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  clean: true,
  silent: true,
  // Commander and the prompts stay packages; our own sources travel inside the command.
  noExternal: [/^@rastro\//, 'zod', 'mitt'],
  esbuildOptions(options) {
    options.conditions = ['rastro-source', 'import', 'node'];
  },
});
