import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Position } from '../../contract';
import { makePosition, type FakeCall } from '../../testing';
import { createTestServer } from '../testing';
import { type AddressWish, usePlaceLine } from './use-place-line';

const GEOCODE = 'GET /api/server/geocode';
const FENCES = [
  { id: 7, name: 'Depósito' },
  { id: 8, name: 'Centro' },
  { id: 9, name: 'Van 1', attributes: { isAnchor: true, deviceId: 1 } },
];
const at = (change: Partial<Position> = {}, deviceId = 1) => makePosition(deviceId, change);

function open(geocode: unknown, server: object = { geocoderEnabled: true }) {
  const asked: string[] = [];
  const made = createTestServer({
    server,
    answers: {
      'GET /api/geofences': FENCES,
      [GEOCODE]: ({ url }: FakeCall) => {
        asked.push(url.search);
        return typeof geocode === 'function' ? (geocode as () => unknown)() : geocode;
      },
    },
  });
  const show = (fix: Position | undefined, address?: AddressWish) =>
    renderHook(({ fix }) => usePlaceLine(fix, { address }), {
      wrapper: made.wrapper({ units: { coordinates: 'ddm' } }),
      initialProps: { fix },
    });
  return { ...made, asked, show };
}

it('names the fences that the account sees, asked for when a fix is in one', async () => {
  const { show, calls } = open('');
  const { result, rerender } = show(at());
  expect(result.current).toMatchObject({
    kind: 'coordinates',
    text: "23° 30.000' S, 46° 36.000' W",
  });
  expect(calls.filter((call) => call.includes('geofences'))).toEqual([]);
  rerender({ fix: at({ geofenceIds: [8, 99, 7], address: 'Rua A' }) });
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'fence' }));
  expect(result.current?.text).toBe('Centro, Depósito');
  rerender({ fix: at({ address: 'Rua A' }) });
  expect(result.current).toMatchObject({ kind: 'address', text: 'Rua A' });
  rerender({ fix: undefined as unknown as Position });
  expect(result.current).toBeUndefined();
});

it('is not at its own anchor, which tells no place', async () => {
  const { show, calls } = open('');
  const { result, rerender } = show(at({ geofenceIds: [9], address: 'Rua A' }));
  await waitFor(() => expect(calls).toContain('GET /api/geofences'));
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'address', text: 'Rua A' }));
  rerender({ fix: at({ geofenceIds: [9, 8], address: 'Rua A' }) });
  expect(result.current).toMatchObject({ kind: 'fence', text: 'Centro' });
});

it('asks for no address for a row, and once when somebody presses', async () => {
  const { show, asked, calls } = open(new Response('Rua B'));
  const row = show(at(), 'known');
  await waitFor(() => expect(calls).toContain('GET /api/server'));
  expect(row.result.current?.askAddress).toBeUndefined();

  const line = show(at(), 'onPress');
  await waitFor(() => expect(line.result.current?.askAddress).toBeDefined());
  expect(asked).toEqual([]);
  act(() => line.result.current?.askAddress?.());
  await waitFor(() => expect(line.result.current).toMatchObject({ text: 'Rua B' }));
  expect(line.result.current).toMatchObject({ kind: 'address', askAddress: undefined });
  expect(asked).toEqual(['?latitude=-23.5&longitude=-46.6']);
});

it('asks for the place of a row in its turn, and keeps the address while the vehicle stays near', async () => {
  const { show, asked } = open(new Response('Rua B'));
  const { result, rerender } = show(at({ speed: 0 }), 'inTurn');
  expect(result.current?.kind).toBe('coordinates');
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'address', text: 'Rua B' }));
  expect(asked).toEqual(['?latitude=-23.5&longitude=-46.6&background=true']);
  expect(result.current?.askAddress).toBeUndefined();
  rerender({ fix: at({ speed: 0, latitude: -23.501 }) });
  expect(result.current?.text).toBe('Rua B');
  rerender({ fix: at({ speed: 0, geofenceIds: [8] }) });
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'fence', text: 'Centro' }));
  expect(asked).toHaveLength(1);
});

it('shows in a row what was asked for elsewhere', async () => {
  const { wrapper, asked } = open(new Response('Rua B'));
  const { result } = renderHook(
    () => [usePlaceLine(at()), usePlaceLine(at(), { address: 'atOnce' })],
    { wrapper: wrapper() },
  );
  await waitFor(() => expect(result.current.map((line) => line?.text)).toEqual(['Rua B', 'Rua B']));
  expect(asked).toHaveLength(1);
});

it('says when nobody knows, and asks again when told to', async () => {
  let answer: () => unknown = () => 503;
  const { show } = open(() => answer());
  const { result } = show(at(), 'atOnce');
  await waitFor(() => expect(result.current?.hasFailed).toBe(true));
  expect(result.current?.kind).toBe('coordinates');
  answer = () => new Response('Rua C');
  act(() => result.current?.askAddress?.());
  await waitFor(() => expect(result.current?.text).toBe('Rua C'));
  expect(result.current?.hasFailed).toBe(false);
});

it('has nothing to ask where the server looks nothing up, or there is no address', async () => {
  const without = open('', {});
  const { result } = without.show(at(), 'atOnce');
  await waitFor(() => expect(without.calls).toContain('GET /api/server'));
  await waitFor(() => expect(result.current?.isAsking).toBe(false));
  expect([result.current?.askAddress, without.asked]).toEqual([undefined, []]);

  const sea = open(new Response(''));
  const line = sea.show(at(), 'atOnce');
  await waitFor(() => expect(sea.asked).toHaveLength(1));
  await waitFor(() => expect(line.result.current?.isAsking).toBe(false));
  // It says so; what is copied are the coordinates.
  expect(line.result.current).toMatchObject({
    kind: 'unknown',
    text: 'Endereço desconhecido',
    askAddress: undefined,
    copied: expect.stringMatching(/^\d+° .* S, \d+° .* W$/) as string,
  });
});

it('asks for who drives every 15 s, and for another vehicle at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { show, asked } = open(() => new Response(`Rua ${asked.length}`));
  const { result, rerender } = show(at(), 'atOnce');
  await waitFor(() => expect(result.current?.text).toBe('Rua 1'));
  rerender({ fix: at({ latitude: -23.501 }) });
  expect(result.current?.text).toBe('Rua 1');
  rerender({ fix: at({ latitude: -23.51 }) });
  expect(result.current?.kind).toBe('coordinates');
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(result.current?.text).toBe('Rua 2'));
  rerender({ fix: at({ latitude: -23.52 }, 2) });
  expect(result.current?.kind).toBe('coordinates');
  await waitFor(() => expect(result.current?.text).toBe('Rua 3'));
  vi.useRealTimers();
});
