import { readFile } from 'node:fs/promises';
import { resolveStreetsFile } from '../demo-assets';
import { writeStreets } from './write-streets';

let loaded: Promise<string> | undefined;

async function read(): Promise<string> {
  try {
    return await readFile(resolveStreetsFile(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readFile(await writeStreets(), 'utf8');
  }
}

/** The streets as JSON text (`Streets`), read once; from sources they are built at the first call. */
export function loadStreets(): Promise<string> {
  loaded ??= read().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
