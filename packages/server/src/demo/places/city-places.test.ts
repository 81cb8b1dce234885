import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { resolveBlocksFile } from '../demo-assets';
import { toPlane } from '../to-plane';
import { openCityPlaces } from './open-city-places';
import { readBlocks } from './read-blocks';

const { findAddress, findAddressNow, prepare } = openCityPlaces();
const at = (latitude: number, longitude: number) => findAddress({ latitude, longitude });

describe('the addresses of the demo’s city', () => {
  it('says nothing at once before its streets are read, and the same afterwards', async () => {
    const place = { latitude: 30.25548, longitude: -97.75662 };
    const unread = openCityPlaces();
    expect(unread.findAddressNow(place)).toBe('');
    await unread.prepare();
    expect(unread.findAddressNow(place)).toBe(await findAddress(place));
  });

  it('counts along a block, on the side where somebody is', async () => {
    // Christopher St from 901 and 900 to 999 and 998, "-97.75605,30.25520 -97.75729,30.25577".
    // A quarter of the way, ten metres to either side.
    expect(await at(30.255263, -97.756409)).toBe('925 Christopher St, Austin 78704');
    expect(await at(30.255422, -97.756311)).toBe('924 Christopher St, Austin 78704');
  });

  it('names the street that crosses where nobody knows numbers, and the street alone without one', async () => {
    expect(await at(30.163252, -97.79117)).toBe('Turk Ln / Cullen Ln, Austin');
    expect(await at(30.180193, -97.748604)).toBe('E William Cannon Dr, Austin');
  });

  it('names the part of the city, then the town, and nothing elsewhere', async () => {
    expect(await at(30.36931, -97.71884)).toBe('North Austin, Austin');
    expect(await at(30.505, -97.823)).toBe('Cedar Park');
    expect(await at(-23.55, -46.63)).toBe('');
    expect(await at(90, 180)).toBe('');
  });

  it('finds the street of each of its blocks from the middle of that block', async () => {
    await prepare();
    const blocks = readBlocks(gunzipSync(readFileSync(resolveBlocksFile())).toString('utf8'));
    expect(blocks).toHaveLength(13_360);
    const missed = blocks.filter(({ name, line }) => {
      const [from, to] = line as [(typeof line)[number], (typeof line)[number]];
      const middle = {
        latitude: (from.latitude + to.latitude) / 2,
        longitude: (from.longitude + to.longitude) / 2,
      };
      const plane = [from, to].map(toPlane);
      // The shortest ones lie in the middle of a crossing.
      const isShort = Math.hypot(plane[0]!.x - plane[1]!.x, plane[0]!.y - plane[1]!.y) <= 30;
      return !isShort && !findAddressNow(middle).includes(name);
    });
    // The data has one stretch under two names: this one, and E Dean Keeton St.
    expect(missed.map(({ name }) => name)).toEqual(['E 26th St']);
  });
});
