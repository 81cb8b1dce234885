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

/** Where the build puts the streets. */
export function resolveStreetsFile(dir = resolveAssetsDir()): string {
  return join(dir, 'demo/streets.json');
}
