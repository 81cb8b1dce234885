import { describe, expect, it } from 'vitest';
import { parseArea } from '../geo/parse-area';
import { findAnchors, toAnchorFence } from './anchor';
import { listAnchoredIds } from './list-anchored-ids';

const bus = { id: 7, name: 'Bus 2009' };

describe('toAnchorFence', () => {
  it('[S4.49] [S4.50] [S4.51] is a circle of 150 m around the place, marked, with its device', () => {
    const fence = toAnchorFence(bus, { latitude: -23.55, longitude: -46.63 });
    expect(parseArea(fence.area)).toEqual({
      kind: 'circle',
      center: { latitude: -23.55, longitude: -46.63 },
      radiusMeters: 150,
    });
    expect(fence).toMatchObject({ name: 'Bus 2009', attributes: { isAnchor: true, deviceId: 7 } });
  });

  it('is found again, beside fences that are none', () => {
    const fence = toAnchorFence(bus, { latitude: 1e-7, longitude: 0 });
    const others = [
      { attributes: { isAnchor: true, deviceId: 8 } },
      { attributes: { deviceId: 7 } },
      { attributes: null },
      {},
    ];
    expect(findAnchors([...others, fence], 7)).toEqual([fence]);
    expect([...listAnchoredIds([...others, fence])]).toEqual([8, 7]);
  });
});
