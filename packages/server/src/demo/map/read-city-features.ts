import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFeatures, type MapFeature } from '@rastro/theme/folder';
import { resolveCityDir } from '../demo-assets';

interface RawFeature {
  properties: Record<string, unknown>;
  geometry: unknown;
}

type ToClass = (properties: Record<string, unknown>) => string;

/** Lines that were traced from buses are no main streets, whatever ran on them. */
const toRoadClass: ToClass = ({ class: kind, src }) =>
  src === 'gps' && kind === 'tertiary' ? 'residential' : String(kind);

/** Feature class of each file of the city's data. */
const FILES: Record<string, ToClass> = {
  streets: toRoadClass,
  parks: () => 'park',
  water: ({ type }) => (type === 'creek' ? 'creek' : 'water'),
  highways: () => 'carriageway',
  neighbourhoods: () => 'district',
  labels: ({ type }) => String(type),
};

/** The map data of the demo's city, in the classes of an included map. */
export async function readCityFeatures(): Promise<MapFeature[]> {
  const files = await Promise.all(
    Object.entries(FILES).map(async ([name, toClass]) => {
      const text = await readFile(join(resolveCityDir(), `${name}.geojson`), 'utf8');
      const { features } = JSON.parse(text) as { features: RawFeature[] };
      const classed = features.map(({ properties, geometry }) => ({
        properties: { ...properties, class: toClass(properties) },
        geometry,
      }));
      return readFeatures({ features: classed });
    }),
  );
  return files.flat();
}
