import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { Clock } from './clock';
import { WeatherBadge } from './weather-badge';

export default { title: 'SDK / widgets / Facts' };

const WEATHER = [
  { temperature: 24.4, windSpeed: 9, code: 2, city: 'São Paulo' },
  { temperature: -3, windSpeed: 40, code: 73, city: null },
  { temperature: 18, windSpeed: 0, code: 99, city: HOSTILE_NAMES[0] },
];

export const WeatherAndClock = (): ReactElement => (
  <div style={{ display: 'grid', gap: 12 }}>
    {WEATHER.map((weather) => (
      <StoryServer
        key={weather.code}
        state={{ server: { weatherEnabled: true }, answers: { 'GET /api/weather': weather } }}
      >
        <WeatherBadge />
      </StoryServer>
    ))}
    <StoryServer timeZone="America/Sao_Paulo">
      <Clock />
    </StoryServer>
  </div>
);
WeatherAndClock.meta = {
  about: 'A city, none, a code that the specification does not name, and the time.',
  ready: '.rastro-weather',
};
