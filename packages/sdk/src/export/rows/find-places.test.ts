import { expect, it } from 'vitest';
import { type Place, REPORT_COLUMNS, type ReportRow } from '../../domain';
import { findPlaces } from './find-places';

const row = (id: number): ReportRow => ({
  id: String(id),
  deviceId: 1,
  fromMs: id,
  toMs: id,
  values: {
    place: { latitude: id, longitude: 1, address: id === 1 ? 'Known' : null },
    endPlace: { latitude: id, longitude: 50, address: null },
  },
});
const rows = [1, 2, 3, 3, 4, 5, 6].map(row);
const columns = REPORT_COLUMNS.stops;
const addressesOf = (given: readonly ReportRow[]) =>
  given.map(({ values }) => (values['place'] as { address: string | null }).address); // as made above

it('asks once for each place that is shown and has no address', async () => {
  const asked: Place[] = [];
  const filled = await findPlaces(rows, columns, {
    findAddress: async (place) => {
      asked.push(place);
      return place.latitude === 6 ? '' : `Street ${place.latitude}`;
    },
  });
  expect(asked.map(({ latitude }) => latitude)).toEqual([2, 3, 4, 5, 6]);
  expect(asked.every(({ longitude }) => longitude === 1)).toBe(true);
  expect(addressesOf(filled)).toEqual([
    ...['Known', 'Street 2', 'Street 3', 'Street 3', 'Street 4', 'Street 5', null],
  ]);
});

it('asks for nothing where no place is shown', async () => {
  const findAddress = () => expect.unreachable();
  expect(await findPlaces(rows, columns.slice(0, 2), { findAddress })).toBe(rows);
});

it('goes on without a service that is away', async () => {
  let asked = 0;
  const filled = await findPlaces(rows, columns, {
    findAddress: () => Promise.reject(new Error(`away ${++asked}`)),
  });
  expect(asked).toBe(3);
  expect(filled).toBe(rows);
});

it('waits no longer than it may for one that does not answer, and keeps what it has', async () => {
  const filled = await findPlaces(rows, columns, {
    longestMs: 20,
    findAddress: ({ latitude }) =>
      latitude === 2 ? Promise.resolve('Street 2') : new Promise<string>(() => undefined),
  });
  expect(addressesOf(filled).slice(0, 3)).toEqual(['Known', 'Street 2', null]);
});

it('says how far it is, and keeps what it has when it is told to stop', async () => {
  const control = new AbortController();
  const told: string[] = [];
  const filled = await findPlaces(rows, columns, {
    signal: control.signal,
    onProgress: (done, total) => told.push(`${done}/${total}`),
    findAddress: async ({ latitude }) => {
      if (latitude === 3) control.abort();
      return latitude === 3 ? new Promise<string>(() => undefined) : `Street ${latitude}`;
    },
  });
  expect(told).toEqual(['0/5', '1/5']);
  expect(addressesOf(filled).slice(0, 3)).toEqual(['Known', 'Street 2', null]);
});
