import { readFile } from 'node:fs/promises';
import { CITY_MAP, resolveCityMapFile, type CityMapName } from '../demo-assets';
import { writeCityMap } from './write-city-map';

const loaded = new Map<CityMapName, Promise<string>>();

async function read(name: CityMapName): Promise<string> {
  try {
    return await readFile(resolveCityMapFile(name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await writeCityMap();
    return readFile(resolveCityMapFile(name), 'utf8');
  }
}

/** A file of the city's map as JSON text, read once; from sources it is built at the first call. */
export function loadCityMap(name: CityMapName = CITY_MAP): Promise<string> {
  const text =
    loaded.get(name) ??
    read(name).catch((error: unknown) => {
      loaded.delete(name);
      throw error;
    });
  loaded.set(name, text);
  return text;
}
