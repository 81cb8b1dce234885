/** Size limits of a build, gzipped; `npm run size` fails above. Kept beside the code it limits. */
import { statSync } from 'node:fs';
import { build } from 'esbuild';
import { readChunks } from './scripts/lib/read-chunks.mjs';

const chunks = await readChunks('packages/console/dist');
const [icons, coastlines, worker] = ['vehicle-icon-paths', 'coastlines', 'fleet-worker'].map(
  (name) => chunks.find(name),
);
const largest = (files) => files.reduce((a, b) => (statSync(a).size > statSync(b).size ? a : b));

/** All that is fetched before the screen can be used: code, and its words in one language. */
const screen = (name, ...words) =>
  chunks.reach([
    chunks.entry,
    ...chunks.find(name),
    largest(inEachLanguage('page-words')),
    ...words,
  ]);
const inEachLanguage = (name) =>
  ['pt-BR', 'es', 'en-US'].flatMap((locale) => chunks.find(`${name}-${locale}`));
const devices = screen('first-screen', largest(inEachLanguage('screen-words')));

const embed = await readChunks('packages/console/dist', 'embed.html', 'embed-assets');
const framed = (...names) =>
  embed.reach([embed.entry, ...names.flatMap((name) => embed.find(name))]);

const client = '.build/size/client.js';
await build({
  entryPoints: ['packages/sdk/dist/client.mjs'],
  bundle: true,
  minify: true,
  format: 'esm',
  outfile: client,
  logLevel: 'error',
});

const scripts = '.build/size/scripts.js';
await build({
  entryPoints: ['packages/client/dist/index.js'],
  bundle: true,
  minify: true,
  format: 'esm',
  outfile: scripts,
  logLevel: 'error',
});

const without = (files, ...known) => files.filter((file) => !known.flat().includes(file));

export default [
  [
    'Console, first screen of /login',
    screen('login-page', largest(chunks.find('sign-in'))),
    '181.75 KiB',
  ],
  ['Console, first screen of /devices', devices, '229.5 KiB'],
  [
    'Map, beside what /devices has',
    without(chunks.reach(chunks.find('live-map-view')), devices, icons),
    '63 KiB',
  ],
  ['Vehicle icons', icons, '9 KiB'],
  ['Worker of the map', worker, '12 KiB'],
  ['Coastlines', coastlines, '14 KiB'],
  ['Frame of a partner’s page, with its map', framed('live-map-view'), '260 KiB'],
  ['Elements of a partner’s page', ['packages/console/dist/embed-elements.js'], '4 KiB'],
  ['@rastro/sdk/client with all it needs', [client], '23.25 KiB'],
  ['@rastro/client, all of it', [scripts], '31.25 KiB'],
].map(([name, path, limit]) => ({ name, path, limit, gzip: true }));
