import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  noExternal: [/^@rastro\//],
  esbuildOptions(options) {
    options.conditions = ['rastro-source', 'import'];
    options.mainFields = ['module', 'main'];
  },
});
