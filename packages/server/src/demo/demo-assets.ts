import { join } from 'node:path';
import { resolveAssetsDir } from '../db/resolve-database-assets';

/** Who made the data of the demo fleet; shown wherever the fleet is. */
export const DEMO_ATTRIBUTION = 'CapMetrics © 2015 Sean Cascketta (MIT)';

/** The recorded day; its licence lies beside it. */
export function resolveFleetDayFile(): string {
  return join(resolveAssetsDir(), '../data/capmetro-2015-03-07.csv.gz');
}

/** Where the build puts the day as the server reads it. */
export function resolveBuiltDayFile(dir = resolveAssetsDir()): string {
  return join(dir, 'demo/day.json');
}

/** Whom the map of the demo's city names beside the fleet's own credit (data/austin/README.md has all of it). */
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

/** Where the build puts the map of the demo's city. */
export function resolveCityMapFile(name: CityMapName, dir = resolveAssetsDir()): string {
  return join(dir, 'demo', name);
}
