import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { REPORT_COLUMNS, type ReportRow } from '../../domain';
import { createTestServer } from '../testing';
import { useReportPlaces } from './use-report-places';

const row = (id: number, latitude: number): ReportRow => ({
  id: String(id),
  deviceId: 1,
  fromMs: 0,
  toMs: 0,
  values: { place: { latitude, longitude: -46.6, address: null } },
});
const rows = [row(1, -23.5), row(2, -23.5), row(3, -23.9)];

async function open(geocoderEnabled: boolean) {
  const asked: string[] = [];
  let isBroken = true;
  const server = createTestServer({
    server: { geocoderEnabled },
    answers: {
      'GET /api/server/geocode': ({ url }: { url: URL }) => {
        const latitude = url.searchParams.get('latitude') ?? '';
        asked.push(latitude);
        return isBroken && latitude === '-23.9' ? 502 : new Response(`Rua ${latitude}`);
      },
    },
  });
  const hook = renderHook(() => useReportPlaces(rows), { wrapper: server.wrapper() });
  return { ...hook, asked, mend: () => (isBroken = false) };
}
const addresses = (found: readonly ReportRow[]) =>
  found.map(({ values }) => (values['place'] as { address: string | null }).address);

it('asks once for each place when it is told to, and again for those that failed', async () => {
  const { result, asked, mend } = await open(true);
  await waitFor(() => expect(result.current.missingCount).toBe(2));
  expect(asked).toEqual([]);
  act(() => result.current.find());
  await waitFor(() => expect(result.current.failedCount).toBe(1));
  await waitFor(() => expect(result.current.progress).toBeNull());
  expect(addresses(result.current.rows)).toEqual(['Rua -23.5', 'Rua -23.5', null]);
  mend();
  act(() => result.current.find());
  await waitFor(() => expect(result.current.missingCount).toBe(0));
  expect(asked).toEqual(['-23.5', '-23.9', '-23.9']);
  expect(addresses(result.current.rows)[2]).toBe('Rua -23.9');
});

it('offers nothing where nobody looks addresses up', async () => {
  const { result } = await open(false);
  await waitFor(() => expect(addresses(result.current.rows)).toEqual([null, null, null]));
  expect(result.current.missingCount).toBe(0);
});

it('takes addresses that were found elsewhere, and asks for them no more', async () => {
  const { result, asked, mend } = await open(true);
  await waitFor(() => expect(result.current.missingCount).toBe(2));
  act(() => result.current.learn({ latitude: -23.5, longitude: -46.6 }, 'Rua de cima'));
  expect(addresses(result.current.rows)).toEqual(['Rua de cima', 'Rua de cima', null]);
  expect(result.current.missingCount).toBe(1);
  mend();
  act(() => result.current.find());
  await waitFor(() => expect(result.current.missingCount).toBe(0));
  expect(asked).toEqual(['-23.9']);
});

it('completes rows that are to leave, says how far it is, and shows what was found', async () => {
  const { result, asked, mend } = await open(true);
  mend();
  await waitFor(() => expect(result.current.missingCount).toBe(2));
  const { signal } = new AbortController();
  let left: readonly ReportRow[] = [];
  await act(async () => {
    left = await result.current.complete(rows, REPORT_COLUMNS.stops, signal);
  });
  expect(addresses(left)).toEqual(['Rua -23.5', 'Rua -23.5', 'Rua -23.9']);
  expect(asked).toEqual(['-23.5', '-23.9']);
  expect(result.current.progress).toBeNull();
  expect(addresses(result.current.rows)).toEqual(addresses(left));
  // Where no column shows a place, nobody is asked.
  expect(await result.current.complete(rows, REPORT_COLUMNS.summary, signal)).toBe(rows);
});
