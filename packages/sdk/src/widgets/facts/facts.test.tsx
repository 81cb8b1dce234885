import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { Clock } from './clock';
import { WeatherBadge } from './weather-badge';

const WEATHER = { temperature: 24.4, windSpeed: 9, code: 2, city: '<b>São Paulo</b>' };

function showWeather(answer: object | null, server: object = { weatherEnabled: true }) {
  const made = createTestServer({
    server,
    answers: { 'GET /api/weather': () => Response.json(answer) },
  });
  render(<WeatherBadge />, { wrapper: made.wrapper({ locale: 'en-US' }) });
  return made;
}

it('[S1.40] [S1.41] shows the weather and its city, as text', async () => {
  showWeather(WEATHER);
  expect(await screen.findByText('24 °C')).toBeVisible();
  expect(screen.getByText('<b>São Paulo</b>')).toBeVisible();
  expect(screen.getByTitle('Partly cloudy, wind 9 km/h')).toHaveAttribute(
    'data-weather',
    'partlyCloudy',
  );
});

it('shows it without a city whose name is not known, and a plain sign for other codes', async () => {
  showWeather({ ...WEATHER, code: 99, city: null });
  const badge = await screen.findByTitle('Weather, wind 9 km/h');
  expect(badge).toHaveAttribute('data-weather', 'plain');
  expect(badge.querySelector('.rastro-weather-city')).toBeNull();
});

it('shows nothing while nobody can tell it, and asks for nothing where it is off', async () => {
  const unknown = showWeather(null);
  await waitFor(() => expect(unknown.calls).toContain('GET /api/weather'));
  const off = showWeather(WEATHER, {});
  await waitFor(() => expect(off.calls).toContain('GET /api/server'));
  expect(off.calls).not.toContain('GET /api/weather');
  expect(document.querySelector('.rastro-weather')).toBeNull();
});

it('[S1.42] [S9.14] tells the time in the zone of the account, anew each minute', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T17:31:58Z') });
  const { wrapper } = createTestServer({});
  const renders = vi.fn();
  const Around = () => {
    renders();
    return <Clock />;
  };
  const { container, unmount } = render(<Around />, {
    wrapper: wrapper({ locale: 'pt-BR', timeZone: 'America/Sao_Paulo' }),
  });
  expect(container).toHaveTextContent('14:31');
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(container).toHaveTextContent('14:32');
  act(() => {
    vi.advanceTimersByTime(59_000);
  });
  expect(container).toHaveTextContent('14:32');
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(container).toHaveTextContent('14:33');
  expect(renders).toHaveBeenCalledTimes(1);
  unmount();
  vi.useRealTimers();
});
