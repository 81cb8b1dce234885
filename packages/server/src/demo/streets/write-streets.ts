import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DEMO_ATTRIBUTION, resolveFleetDayFile, resolveStreetsFile } from '../demo-assets';
import { readFleetDay } from '../read-fleet-day';
import { buildStreets } from './build-streets';

/**
 * Build step: draws the streets of the demo fleet and writes them to `demo/streets.json` below
 * `outDir` (default: where the server looks for built files). Returns the path. Takes some seconds.
 */
export async function writeStreets(outDir?: string): Promise<string> {
  const file = resolveStreetsFile(outDir);
  const streets = buildStreets(await readFleetDay(resolveFleetDayFile()), DEMO_ATTRIBUTION);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(streets));
  await rename(draft, file);
  return file;
}
