import { join } from 'node:path';
import { resolveAssetsDir } from '../db/resolve-database-assets';

/** Credit for the demo fleet's data; shown wherever the fleet is. */
export const DEMO_ATTRIBUTION = 'CapMetrics © 2015 Sean Cascketta (MIT)';

/** The recorded day; its licence lies beside it. */
export function resolveFleetDayFile(): string {
  return join(resolveAssetsDir(), '../data/capmetro-2015-03-07.csv.gz');
}

/** Returns the path of the built day file, as the server reads it. */
export function resolveBuiltDayFile(dir = resolveAssetsDir()): string {
  return join(dir, 'demo/day.json');
}

/** Credit of the demo city's map beside the fleet's own (full text in data/austin/README.md). */
export const CITY_ATTRIBUTION = 'U.S. Census Bureau · City of Austin · Click That ’Hood';

/** The map of the demo's city, and its small streets. */
export const CITY_MAP = 'map.json';
export const CITY_STREETS = 'map-streets.json';

/** A file of the map of the demo's city. */
export type CityMapName = typeof CITY_MAP | typeof CITY_STREETS;

/** Map data of the demo's city; its licences lie beside it. */
export function resolveCityDir(): string {
  return join(resolveAssetsDir(), '../data/austin');
}

/** The named blocks of the demo's city with their house numbers. */
export function resolveBlocksFile(): string {
  return join(resolveCityDir(), 'segments.csv.gz');
}

/** Returns the path of the built map of the demo's city. */
export function resolveCityMapFile(name: CityMapName, dir = resolveAssetsDir()): string {
  return join(dir, 'demo', name);
}
