import { DEMO_ATTRIBUTION, resolveFleetDayFile, resolveStreetsFile } from '../demo-assets';
import { readFleetDay } from '../day/read-fleet-day';
import { writeBuiltFile } from '../day/write-built-file';
import { buildStreets } from './build-streets';

/**
 * Build step: draws the streets of the demo fleet and writes them to `demo/streets.json` below
 * `outDir` (default: where the server looks for built files). Returns the path. Takes some seconds.
 */
export async function writeStreets(outDir?: string): Promise<string> {
  const file = resolveStreetsFile(outDir);
  const streets = buildStreets(await readFleetDay(resolveFleetDayFile()), DEMO_ATTRIBUTION);
  await writeBuiltFile(file, streets);
  return file;
}
