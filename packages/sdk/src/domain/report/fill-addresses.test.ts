import { expect, it } from 'vitest';
import { fillAddresses, listPlacesWithoutAddress, toAddressKey } from './fill-addresses';
import type { ReportRow } from './report-value';

const place = (latitude: number, address: string | null = null) => ({
  latitude,
  longitude: -46.6,
  address,
});
const row = (id: string, values: ReportRow['values']): ReportRow => ({
  id,
  deviceId: 1,
  fromMs: 0,
  toMs: 0,
  values,
});
const rows = [
  row('a', { startPlace: place(1), endPlace: place(2, 'Rua A') }),
  row('b', { place: place(1.000_01), note: 'x' }),
  row('c', { place: place(3) }),
];

it('asks for each place once, and for none that has an address', () => {
  const missing = listPlacesWithoutAddress(rows, new Map());
  expect(missing.map(({ latitude }) => latitude)).toEqual([1, 3]);
  const known = new Map([[toAddressKey(place(3)), 'Rua C']]);
  expect(listPlacesWithoutAddress(rows, known).map(({ latitude }) => latitude)).toEqual([1]);
});

it('fills what is known and leaves the other rows as they are', () => {
  const filled = fillAddresses(rows, new Map([[toAddressKey(place(1)), 'Rua B']]));
  expect(filled[0]?.values).toEqual({
    startPlace: place(1, 'Rua B'),
    endPlace: place(2, 'Rua A'),
  });
  expect(filled[1]?.values['place']).toMatchObject({ address: 'Rua B' });
  expect(filled[2]).toBe(rows[2]);
  expect(fillAddresses(rows, new Map())).toBe(rows);
});
