import { describe, expect, it } from 'vitest';
import { toAbsoluteLayer } from './use-map-layers';

const base = { id: 'a', name: 'A', attribution: '' };
const server = 'https://fleet.example';

describe('toAbsoluteLayer', () => {
  it('gives what lies on the server its address, whatever page shows it', () => {
    expect(toAbsoluteLayer({ ...base, url: '/tiles/{z}/{x}/{y}.png' }, server)).toMatchObject({
      url: 'https://fleet.example/tiles/{z}/{x}/{y}.png',
    });
    const own = { ...base, pmtiles: '/city.pmtiles', style: '/day.json' };
    expect(toAbsoluteLayer(own, server)).toMatchObject({
      pmtiles: 'https://fleet.example/city.pmtiles',
      style: 'https://fleet.example/day.json',
    });
    expect(toAbsoluteLayer({ ...base, pmtiles: '/photo.pmtiles' }, server)).toMatchObject({
      style: undefined,
    });
  });

  it('leaves addresses elsewhere as they are', () => {
    const far = { ...base, style: 'https://maps.example/day' };
    expect(toAbsoluteLayer(far, server)).toEqual(far);
  });
});
