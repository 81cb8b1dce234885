import { buildMapFile } from '@rastro/theme/folder';
import { CITY_ATTRIBUTION, CITY_MAP, CITY_STREETS, resolveCityMapFile } from '../demo-assets';
import { writeBuiltFile } from '../day/write-built-file';
import { readCityFeatures } from './read-city-features';

/**
 * Build step: writes the included map of the demo's city and, beside it, its small streets below `outDir`
 * (default: where the server looks for built files).
 */
export async function writeCityMap(outDir?: string): Promise<void> {
  const { map, streets } = buildMapFile(await readCityFeatures(), {
    attribution: CITY_ATTRIBUTION,
    streetsName: CITY_STREETS,
  });
  await writeBuiltFile(resolveCityMapFile(CITY_STREETS, outDir), streets);
  await writeBuiltFile(resolveCityMapFile(CITY_MAP, outDir), map);
}
