import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|webmanifest|txt)$/;
/** Below one network packet a second encoding saves nothing. */
const MIN_BYTES = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.byteLength < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
  };
  const [brotli, zipped] = await Promise.all([
    toBrotli(source, { params }),
    toGzip(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

/** Writes `.br` and `.gz` next to every text file of the build, so that the server only picks one. */
function precompressPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'rastro-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true });
      const paths = names
        .filter((name) => COMPRESSIBLE.test(name))
        .map((name) => join(outDir, name));
      await Promise.all(paths.map(compressFile));
    },
  };
}

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080';

/** Libraries that every screen needs, in one file that outlives a change of ours. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|styled-components|swr)[\\/]/;

/** What the pages before sign-in have in common with the first screen behind it. */
const SHARED =
  /[\\/](?:field-line|field-button|describe-codes|describe-error|use-tracking-client|language-names|check|chevron-down|minus)[.]\w+$/;

/** What the map has in common with pages that have none. */
const SIGNS = /(?:icons[\\/](?:plus|layers|maximize)|domain[\\/]device[\\/]tints)[.]\w+$/;

/** Few large files instead of many small ones: they compress better. The first that fits takes a module. */
const FILES = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'shared', test: SHARED },
  { name: 'first-screen', test: /console[\\/]src[\\/]app[\\/]first-screen/ },
  { name: 'signs', test: SIGNS },
  { name: 'live-map-view', test: /live-map-view[.]tsx$/ },
];

/** Styles without their line breaks; their class names stay as they are in the stories. */
const STYLES = { displayName: false, fileName: false, ssr: false, minify: true, pure: true };

export default defineConfig({
  plugins: [react(), precompressPlugin()],
  oxc: { plugins: { styledComponents: STYLES } },
  resolve: { conditions: ['rastro-source', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: API_ORIGIN, ws: true },
      '^/[^/]+/assets/custom/': { target: API_ORIGIN },
    },
  },
  build: {
    target: 'es2022',
    // Licences of what is packed into the console, beside it.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FILES },
      },
    },
  },
});
