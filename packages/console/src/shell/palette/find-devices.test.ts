import { makeDevice } from '@rastro/sdk/testing';
import { describe, expect, it } from 'vitest';
import { findDevices } from './find-devices';

const options = { limit: 3, attributePrefix: 'rastro' };
const names = (query: string, ...devices: ReturnType<typeof makeDevice>[]) => {
  const { found, count } = findDevices(devices, query, options);
  return [found.map(({ name }) => name), count];
};

describe('findDevices', () => {
  it('gives those that begin with the words first, and counts all', () => {
    const devices = ['Red van', 'Green van', 'Van 7', 'Blue van', 'Vân 8'].map((name, id) =>
      makeDevice(id, { name, uniqueId: `${900 + id}` }),
    );
    expect(names('van', ...devices)).toEqual([['Van 7', 'Vân 8', 'Red van'], 5]);
  });

  it('knows plates and identifiers', () => {
    const plated = makeDevice(1, { name: 'A', attributes: { 'rastro.placa': 'ABC1D23' } });
    const other = makeDevice(2, { name: 'B', uniqueId: '860111' });
    expect(names('abc-1d23', plated, other)).toEqual([['A'], 1]);
    expect(names('8601', plated, other)).toEqual([['B'], 1]);
  });

  it('finds nothing without words, and no removed device', () => {
    const gone = makeDevice(1, { name: 'Gone', uniqueId: 'deleted_1_2' });
    expect(names(' ', makeDevice(2))).toEqual([[], 0]);
    expect(names('nobody', gone)).toEqual([[], 0]);
  });
});
