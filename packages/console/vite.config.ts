import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { leaveOutOfJspdf } from '../../scripts/lib/pack-jspdf.mjs';

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
        .filter((name) => COMPRESSIBLE.test(name) && !names.includes(`${name}.br`))
        .map((name) => join(outDir, name));
      await Promise.all(paths.map(compressFile));
    },
  };
}

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080';

/** Libraries that every screen needs, in one file that outlives a change of ours. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|styled-components|swr)[\\/]/;

/** Modules shared by the pages before sign-in and the first screen behind it. */
const SHARED =
  /[\\/](?:field-line|field-button|describe-codes|describe-error|use-tracking-client|language-names|check|chevron-down|minus)[.]\w+$/;

const FIRST_SCREEN =
  /console[\\/]src[\\/](?:app[\\/]first-screen|frame[\\/]map[\\/]preload-map)[.]\w+$/;

/** Modules shared by the map and pages without one. */
const SIGNS = /(?:icons[\\/](?:plus|layers|maximize)|domain[\\/]device[\\/]tints)[.]\w+$/;

/** Signs that several pages have behind the first screen: each by itself would be a request, and a name in the start. */
const PAGE_SIGNS =
  /lucide-react[\\/].*icons[\\/](?:arrow-down|arrow-up|ban|chevron-right|chevron-up|circle|circle-play|crosshair|download|file-text|hourglass|info|link-2|list-checks|pause|pencil|printer|send|trash|undo-2)[.]\w+$/;

/** Modules of forms, before sign-in and behind it. */
const FIELDS =
  /[\\/](?:text-field|field-shell|text-area|toggle|entrance[\\/](?:form-outcome|form-parts|sign-in-layout)|smartphone|eye)[.]\w+$/;

/** Modules that the frame fetches as soon as its page is drawn. */
const NOTICES = /[\\/](?:bell|event-toasts|push-button|demo-progress)[.]tsx$/;

/** Modules that the list of devices fetches as soon as its rows are drawn. */
const LIST_PARTS = /[\\/](?:list-watches|row-menu|due-fleet|since-store|small-icon-paths)[.]tsx?$/;

/** Modules that each map fetches as soon as its vehicles are drawn. */
const MAP_PARTS =
  /[\\/](?:base-map|map-credits|picking-parts|selection-view|fence-layer|tooltip-bubble)[.]tsx$/;

/** Words that are fetched together, by their file; each file once a language. */
const WORDS = {
  'page-words': ['shell', 'errors'],
  'screen-words': ['widgets', 'device'],
  'next-words': ['alarms', 'attributes', 'detail', 'map-tools'],
};

const WORD_FILES = Object.entries(WORDS).map(([name, words]) => ({
  name: (id: string) => `${name}-${basename(dirname(id))}`,
  test: new RegExp(`[\\\\/]locales[\\\\/][\\w-]+[\\\\/](?:${words.join('|')})[.]json$`),
}));

/** Few large files instead of many small ones: they compress better. The first that fits takes a module. */
const FILES = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'shared', test: SHARED },
  ...WORD_FILES,
  { name: 'first-screen', test: FIRST_SCREEN },
  { name: 'signs', test: SIGNS },
  { name: 'page-signs', test: PAGE_SIGNS },
  { name: 'live-map-view', test: /live-map-view[.]tsx$/ },
  { name: 'fields', test: FIELDS },
  { name: 'notices', test: NOTICES },
  { name: 'map-parts', test: MAP_PARTS },
  { name: 'list-parts', test: LIST_PARTS },
  { name: 'included-map', test: /included-map-layer[.]tsx$/ },
  { name: 'device-page', test: /console[\\/]src[\\/]areas[\\/]devices[\\/]device-page[.]tsx$/ },
];

/** Styles without their line breaks; their class names stay as they are in the stories. */
const STYLES = { displayName: false, fileName: false, ssr: false, minify: true, pure: true };

/** The page that partners frame: a build of its own beside the console's, which shares no file with it. */
const EMBED = {
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  assetsDir: 'embed-assets',
  rolldownOptions: { input: 'embed.html' },
} as const;

export default defineConfig(({ mode }) => ({
  plugins: [leaveOutOfJspdf(), react(), precompressPlugin()],
  worker: { plugins: () => [leaveOutOfJspdf()] },
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
    ...(mode === 'embed'
      ? EMBED
      : {
          // Licences of what is packed into the console, beside it.
          license: { fileName: 'licenses.md' },
          rolldownOptions: {
            output: {
              codeSplitting: { groups: FILES },
            },
          },
        }),
  },
}));
