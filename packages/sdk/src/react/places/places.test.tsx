import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FakeCall } from '../../testing';
import { createTestServer } from '../testing';
import { usePlace } from './use-place';
import { useWeather } from './use-weather';

const WEATHER = { temperature: 21.4, windSpeed: 9, code: 61, city: null, timeZone: null };
const GEOCODE = 'GET /api/server/geocode';

const open = (server: object) => {
  const asked: string[] = [];
  const made = createTestServer({
    server,
    answers: {
      [GEOCODE]: ({ url }: FakeCall) => {
        asked.push(url.search);
        return new Response('Rua <b>Augusta</b>, 7');
      },
      'GET /api/weather': WEATHER,
    },
  });
  return { ...made, asked };
};

it('asks for the address of a place that is looked at, once for all beside it', async () => {
  const { wrapper, asked } = open({ geocoderEnabled: true });
  const places = [null, { latitude: -23.550_52, longitude: -46.6333 }];
  const { result, rerender } = renderHook(({ place }) => usePlace(place), {
    wrapper: wrapper(),
    initialProps: { place: places[0] },
  });
  rerender({ place: places[1] });
  await waitFor(() => expect(result.current.data).toBe('Rua <b>Augusta</b>, 7'));
  rerender({ place: { latitude: -23.550_51, longitude: -46.6333 } });
  expect(result.current.data).toBe('Rua <b>Augusta</b>, 7');
  expect(asked).toEqual(['?latitude=-23.5505&longitude=-46.6333']);
});

it('tells the weather where the server has it', async () => {
  const { wrapper } = open({ weatherEnabled: true });
  const { result } = renderHook(() => useWeather(), { wrapper: wrapper() });
  await waitFor(() => expect(result.current.data).toEqual(WEATHER));
});

it('asks for neither where the server has them not', async () => {
  const { wrapper, calls } = open({});
  const { result } = renderHook(() => [usePlace({ latitude: 1, longitude: 2 }), useWeather()], {
    wrapper: wrapper(),
  });
  await waitFor(() => expect(calls).toContain('GET /api/server'));
  await waitFor(() => expect(result.current.every(({ isLoading }) => !isLoading)).toBe(true));
  expect(calls.filter((call) => /geocode|weather/.test(call))).toEqual([]);
});
