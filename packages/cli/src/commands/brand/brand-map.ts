import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buildMapFile, readFeatures, type MapFeature } from '@rastro/theme/folder';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';

async function readGeoJson(path: string): Promise<MapFeature[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CliError(`${path} cannot be read: ${String(error)}`, { exit: exitCode.usage });
  });
  try {
    return readFeatures(JSON.parse(text));
  } catch {
    throw new CliError(`${path} is no GeoJSON FeatureCollection.`, {
      exit: exitCode.usage,
      hint: 'Each feature needs properties.class; "rastro brand map --help" lists the classes.',
    });
  }
}

/** Makes the file of an included map out of GeoJSON files. */
export const makeBrandMap: RunCommand = async (context, files, options) => {
  const out = String(options['out'] ?? 'map.json');
  const streetsOut = out.replace(/(\.json)?$/, '-streets.json');
  const features = (await Promise.all(files.map(readGeoJson))).flat();
  const { map, streets } = buildMapFile(features, {
    attribution: String(options['credit'] ?? ''),
    streetsName: basename(streetsOut),
  });
  const lines = Object.values(map.lines).reduce((sum, { length }) => sum + length, 0);
  if (lines + (map.areas?.length ?? 0) + (map.labels?.length ?? 0) === 0 && !streets) {
    throw new CliError('Nothing of these files belongs on a map: no feature has a known class.', {
      exit: exitCode.usage,
      hint: 'Give each feature properties.class; "rastro brand map --help" lists the classes.',
    });
  }
  if (!options['dryRun']) {
    await writeFile(out, JSON.stringify(map));
    if (streets) await writeFile(streetsOut, JSON.stringify(streets));
  }
  const written = [out, ...(streets ? [streetsOut] : [])];
  if (options['json']) printJson(context, { files: written, features: features.length });
  else say(context, `${written.join(' and ')}: ${features.length} features.`);
};
