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
  // TypeScript 6 calls an option of tsup's own declaration step deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  sourcemap: true,
  silent: true,
});
