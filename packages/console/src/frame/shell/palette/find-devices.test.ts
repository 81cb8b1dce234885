import { makeDevice } from '@rastro/sdk/testing';
import { describe, expect, it } from 'vitest';
import { findDevices } from './find-devices';

const LIMIT = 3;
const names = (query: string, ...devices: ReturnType<typeof makeDevice>[]) => {
  const { found, count } = findDevices(devices, query, LIMIT);
  return [found.map(({ name }) => name), count];
};

describe('findDevices', () => {
  it('gives those that it finds as a whole word first, and counts all', () => {
    const devices = ['Red van', 'Green van', 'Van 7', 'Blue van', 'Vân 8'].map((name, id) =>
      makeDevice(id, { name, uniqueId: `${900 + id}` }),
    );
    expect(names('van', ...devices)).toEqual([['Red van', 'Green van', 'Van 7'], 5]);
  });

  it('knows plates and identifiers', () => {
    const plated = makeDevice(1, { name: 'A', attributes: { 'rastro.placa': 'ABC1D23' } });
    const other = makeDevice(2, { name: 'B', uniqueId: '860111' });
    expect(names('abc-1d23', plated, other)).toEqual([['A'], 1]);
    expect(names('8601', plated, other)).toEqual([['B'], 1]);
  });

  it('puts names and plates before digits inside an identifier', () => {
    const inside = makeDevice(1, { name: 'A', uniqueId: '860112345' });
    const named = makeDevice(2, { name: 'Bus 112', uniqueId: '900' });
    const plated = makeDevice(3, { name: 'C', attributes: { plate: 'ABC1120' } });
    expect(names('112', inside, plated, named)).toEqual([['Bus 112', 'C', 'A'], 3]);
  });

  it('finds nothing without words, and no removed device', () => {
    const gone = makeDevice(1, { name: 'Gone', uniqueId: 'deleted_1_2' });
    expect(names(' ', makeDevice(2))).toEqual([[], 0]);
    expect(names('nobody', gone)).toEqual([[], 0]);
  });
});
