import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getMeta from '@ladle/react/meta';
import { build } from 'vite';

/**
 * Builds the workshop for its tests as `ladle build` does, but with the console's Vite and without making
 * anything small: seven times the CPU for files that nobody fetches from afar.
 */
process.env.VITE_LADLE_APP_ID = 'rastro';
const readConfig = await load('apply-cli-config');
const toViteConfig = await load('vite-base');
const { configFolder, config } = await readConfig({});
const outDir = join(process.cwd(), config.outDir);
const options = {
  mode: 'production',
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
};
await build(await toViteConfig(config, configFolder, options));
await writeFile(join(outDir, 'meta.json'), JSON.stringify(await getMeta()));

/** A part of Ladle's own command. */
async function load(name) {
  const file = new URL(`../../node_modules/@ladle/react/lib/cli/${name}.js`, import.meta.url);
  return (await import(file)).default;
}
