import { gzipSync } from 'node:zlib';
import type { MapFile } from '@rastro/theme/folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { CITY_MAP, CITY_STREETS } from '../demo-assets';
import { loadCityMap } from './load-city-map';

describe('the map of the demo’s city', () => {
  let [map, streets] = [{} as MapFile, {} as MapFile];
  beforeAll(async () => {
    map = JSON.parse(await loadCityMap()) as MapFile;
    streets = JSON.parse(await loadCityMap(CITY_STREETS)) as MapFile;
  });

  it('has named streets, parks, water, districts and the numbers of its highways', () => {
    expect(map.names).toEqual(expect.arrayContaining(['Congress Ave', 'Lady Bird Lake']));
    expect(Object.keys(map.lines)).toEqual(
      expect.arrayContaining(['motorway', 'primary', 'secondary', 'tertiary', 'rail']),
    );
    expect(map.areas?.filter(([kind]) => kind === 'water').length).toBeGreaterThanOrEqual(5);
    expect(map.areas?.filter(([kind]) => kind === 'park').length).toBeGreaterThan(300);
    expect(map.hoods?.map(([name]) => name)).toContain('Hyde Park');
    expect(map.labels).toContainEqual(['Austin', 'city', expect.any(Number), expect.any(Number)]);
  });

  it('goes on in a file of the small streets alone', () => {
    expect([map.more, Object.keys(streets.lines).sort()]).toEqual([
      CITY_STREETS,
      ['residential', 'service'],
    ]);
    expect(map.lines.residential).toBeUndefined();
  });

  it('weighs at most 100 and 75 kB packed', async () => {
    expect(gzipSync(await loadCityMap(CITY_MAP)).length).toBeLessThan(100_000);
    expect(gzipSync(await loadCityMap(CITY_STREETS)).length).toBeLessThan(75_000);
  });
});
