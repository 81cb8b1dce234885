import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createContainsPlace, haversineMeters, type Place } from '@rastro/sdk/domain';
import { type MapFeature, readFeatures } from '@rastro/theme/folder';
import { resolveBlocksFile, resolveCityDir } from '../demo-assets';
import type { CityWay } from './city-way';
import { indexWays } from './index-ways';
import { readBlocks } from './read-blocks';
import { CITY, writeAddress } from './write-address';

/** Says addresses in the demo's city without asking anybody. */
export interface CityPlaces {
  /** The address of a place, empty where there is none; waits for the streets to be read, once. */
  findAddress(place: Place): Promise<string>;
  /** Resolves once the streets are read. */
  prepare(): Promise<void>;
  /** The same at once; empty too while the streets are not read. */
  findAddressNow(place: Place): string;
}

/** Reach of a town around its name, and of the city itself, in metres. */
const REACHES_METERS: Record<string, number> = { town: 5_000, airport: 3_000, city: 15_000 };

type Find = (place: Place) => string;

const toPlace = ([longitude, latitude]: readonly [number, number]): Place => ({
  latitude,
  longitude,
});

async function readCityFile(
  name: string,
  isWanted: (properties: Record<string, unknown>) => boolean,
): Promise<MapFeature[]> {
  const text = await readFile(join(resolveCityDir(), `${name}.geojson`), 'utf8');
  const { features } = JSON.parse(text) as { features: { properties: Record<string, unknown> }[] };
  const wanted = features.filter(({ properties }) => isWanted(properties));
  for (const { properties } of wanted) properties['class'] ??= properties['type'] ?? name;
  return readFeatures({ features: wanted });
}

/** Streets around the blocks, which have names alone. Those of the inner city are in the blocks already; no rail is an address. */
async function readStreets(): Promise<CityWay[]> {
  const streets = await readCityFile(
    'streets',
    (street) => street['src'] !== 'tiger' && street['class'] !== 'rail',
  );
  return streets
    .filter(({ name }) => name !== '')
    .flatMap(({ name, lines }) => lines.map((line) => ({ name, line: line.map(toPlace) })));
}

/**
 * Returns a finder for the name of a city part or a nearby town, for places with no street near.
 * Empty if unknown.
 */
async function readParts(): Promise<Find> {
  const districts = await readCityFile('neighbourhoods', () => true);
  const labels = await readCityFile('labels', ({ type }) => String(type) in REACHES_METERS);
  const areas = districts.flatMap(({ name, polygons }) =>
    polygons.map(([outline = []]) => {
      const ring = outline.map(toPlace);
      return { name, contains: createContainsPlace({ kind: 'polygon', ring }, 0) };
    }),
  );
  const towns = labels.flatMap(({ name, points, class: kind }) =>
    points.map((point) => ({ name, center: toPlace(point), reach: REACHES_METERS[kind] ?? 0 })),
  );
  return (place) => {
    const area = areas.find(({ contains }) => contains(place));
    if (area) return `${area.name}, ${CITY}`;
    const [nearest] = towns
      .map(({ name, center, reach }) => ({ name, reach, meters: haversineMeters(center, place) }))
      .filter(({ meters, reach }) => meters <= reach)
      .sort((a, b) => a.reach - b.reach || a.meters - b.meters);
    return nearest?.name ?? '';
  };
}

async function readCity(): Promise<Find> {
  const packed = await readFile(resolveBlocksFile());
  const blocks = readBlocks((await promisify(gunzip)(packed)).toString('utf8'));
  const findWays = indexWays([...blocks, ...(await readStreets())]);
  const findPart = await readParts();
  return (place) => writeAddress(findWays(place)) || findPart(place);
}

/** Opens the addresses of the demo's city; its files are read when the first address is asked for. */
export function openCityPlaces(): CityPlaces {
  let reading: Promise<Find> | undefined;
  let find: Find | undefined;
  const read = async (): Promise<Find> => {
    reading ??= readCity();
    return (find = await reading);
  };
  return {
    findAddress: async (place) => (await read())(place),
    prepare: async () => void (await read()),
    findAddressNow: (place) => find?.(place) ?? '',
  };
}
