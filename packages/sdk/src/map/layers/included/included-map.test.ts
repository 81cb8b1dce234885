import { afterEach, describe, expect, it, vi } from 'vitest';
import { toWorldX } from '../../canvas/mercator';
import { addStreets, fetchIncludedMap, parseIncludedMap } from './included-map';

const LINE = '_p~iF~ps|U_ulLnnqC';
const file = {
  version: 2,
  attribution: 'City',
  names: ['Main St', 'Lake'],
  lines: { primary: [[0, LINE]], tram: [[0, LINE]] },
  areas: [
    ['water', 1, 5000, [-120, 38], [LINE]],
    ['lava', 1, 5000, [-120, 38], [LINE]],
    ['park', 1, 5000, [-120, 38], []],
  ],
  highways: [[LINE]],
  creeks: [[-1, LINE]],
  hoods: [['Old Town', -120, 38, 7], ['Nowhere']],
  labels: [
    ['City', 'city', -120, 38],
    ['Volcano', 'volcano', -120, 38],
  ],
  more: 'streets.json',
};

afterEach(() => vi.unstubAllGlobals());

describe('parseIncludedMap', () => {
  it('reads ways, areas and names, and leaves out what it does not know', () => {
    const map = parseIncludedMap(file)!;
    expect([...map.lines.keys()]).toEqual(['primary']);
    expect(map.lines.get('primary')?.[0]).toMatchObject({ name: 'Main St' });
    expect(map.areas.map(({ kind, name }) => [kind, name])).toEqual([['water', 'Lake']]);
    expect(map.creeks[0]?.name).toBe('');
    expect(map.districts).toEqual([
      expect.objectContaining({ name: 'Old Town', x: toWorldX(-120), squareMeters: 7 }),
    ]);
    expect(map.labels.map(({ kind }) => kind)).toEqual(['city']);
    expect([map.attribution, map.more, map.surfaces.length]).toEqual(['City', 'streets.json', 1]);
  });

  it('needs none of its parts', () => {
    const map = parseIncludedMap({ version: 2 })!;
    expect([map.lines.size, map.areas, map.labels, map.more]).toEqual([0, [], [], undefined]);
  });

  it('reads the nearest level of a file of version 1', () => {
    const levels = [{ lines: [LINE, LINE] }, { lines: [LINE], mainLines: [LINE, 7] }];
    const map = parseIncludedMap({ version: 1, attribution: 'Old', levels })!;
    expect([map.lines.get('primary')?.length, map.lines.get('tertiary')?.length]).toEqual([1, 1]);
  });

  it.each([null, [], 'map', { version: 3 }, {}])('takes %j for no map', (json) => {
    expect(parseIncludedMap(json)).toBeUndefined();
  });
});

it('adds the lines of small streets to a map', () => {
  const map = parseIncludedMap(file)!;
  const streets = parseIncludedMap({
    ...file,
    lines: { service: [[0, LINE]], primary: [[1, LINE]] },
  });
  const both = addStreets(map, streets);
  expect(both.lines.get('primary')?.map(({ name }) => name)).toEqual(['Main St', 'Lake']);
  expect(both.lines.get('service')).toHaveLength(1);
  expect(addStreets(map, undefined)).toBe(map);
});

it.each([
  [200, '{}'],
  [404, JSON.stringify(file)],
])('fails with the address when the answer is no map (%i)', async (status, text) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
  await expect(fetchIncludedMap('/map.json')).rejects.toThrow('/map.json');
});
