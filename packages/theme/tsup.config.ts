import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    schema: 'src/schema/index.ts',
    folder: 'src/folder/index.ts',
    tokens: 'src/tokens/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  silent: true,
});
