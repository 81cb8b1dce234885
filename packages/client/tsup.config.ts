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
  // What comes out of a package is left out of bundled types, so that ours are named by their files. They
  // travel with TypeScript 6, which the step that bundles them does not know yet.
  dts: {
    compilerOptions: {
      ignoreDeprecations: '6.0',
      baseUrl: '../sdk/src',
      paths: { '@rastro/sdk/*': ['./*/index.ts'] },
    },
  },
  esbuildOptions(options) {
    options.conditions = ['rastro-source', 'import'];
    options.mainFields = ['module', 'main'];
  },
});
