/** Puts beside the bundled server what it needs at run time: worker, template, the demo's day and map, console. */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTemplate } from './src/db/build/build-template';
import { bundleWorker } from './src/db/build/bundle-worker';
import {
  resolveAssetsDir,
  resolveDatabaseAssets,
  TEMPLATE_NOTE,
} from './src/db/resolve-database-assets';
import { writeFleetDay } from './src/demo/day/load-fleet-day';
import { writeCityMap } from './src/demo/map/write-city-map';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const require = createRequire(import.meta.url);
const consoleDist = join(dirname(require.resolve('@rastro/console/package.json')), 'dist');

await bundleWorker(dist);
await bundleWorker(resolveAssetsDir());
await buildTemplate(resolveAssetsDir());
const { templatePath } = resolveDatabaseAssets();
if (templatePath === null) throw new Error('The template of the database was not made.');
cpSync(templatePath, join(dist, templatePath.slice(resolveAssetsDir().length + 1)));
cpSync(join(resolveAssetsDir(), TEMPLATE_NOTE), join(dist, TEMPLATE_NOTE));
await writeFleetDay(dist);
await writeCityMap(dist);
if (!existsSync(consoleDist)) throw new Error('Build the console first: npm run build.');
rmSync(join(dist, 'console'), { recursive: true, force: true });
cpSync(consoleDist, join(dist, 'console'), { recursive: true });
writeFileSync(join(dist, 'built.json'), '{}\n');
