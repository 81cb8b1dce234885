import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForecast } from './ask-forecast';
import { readAddress } from './ask-geocoder';
import { isPublicAddress } from './is-public-address';
import { toUserAgent } from './to-user-agent';

describe('readAddress', () => {
  it('takes the name of a place, and none where the service knows none', () => {
    expect(readAddress({ display_name: 'Rua Augusta, São Paulo' })).toBe('Rua Augusta, São Paulo');
    expect(readAddress({ error: 'Unable to geocode' })).toBe('');
    for (const answer of [null, [], 'Rua', { display_name: 7 }, { error: { code: 400 } }]) {
      expect(readAddress(answer)).toBeUndefined();
    }
  });

  it('is one line without signs that hide or turn it, of at most 512 characters', () => {
    expect(readAddress({ display_name: ' a\u202Eb\n\u0000c\u2028 d ' })).toBe('a b c d');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (name) => {
        const address = readAddress({ display_name: name }) ?? '';
        expect([...address].length).toBeLessThanOrEqual(512);
        expect(address).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe('readForecast', () => {
  const timezone = 'America/Recife';
  const forecast = { temperature: 21.4, windSpeed: 9, code: 61, timeZone: timezone };
  it('[S7.101] takes temperature, wind speed and weather code, in both forms of the service', () => {
    const current = { temperature_2m: 21.4, wind_speed_10m: 9, weather_code: 61, time: 'now' };
    expect(readForecast({ current, timezone })).toEqual(forecast);
    const former = { temperature: 21.4, windspeed: 9, weathercode: 61, winddirection: 3 };
    expect(readForecast({ current_weather: former, timezone })).toEqual(forecast);
    for (const none of [undefined, null, 'Mars/Olympus', 3]) {
      expect(readForecast({ current, timezone: none })).toEqual({ ...forecast, timeZone: null });
    }
  });

  it('takes nothing that is no weather', () => {
    for (const weather_code of [-1, 100, 1.5, '61', null]) {
      const current = { temperature_2m: 21.4, wind_speed_10m: 9, weather_code };
      expect(readForecast({ current })).toBeUndefined();
    }
    fc.assert(fc.property(fc.jsonValue(), (answer) => readForecast(answer) === undefined));
  });
});

it('tells addresses of the internet from those of a network of one’s own', () => {
  for (const address of ['8.8.8.8', '::ffff:200.147.3.1', '2804:14c::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  const inner = ['10.0.0.1', '127.0.0.1', '192.168.1.9', '172.31.0.1', '169.254.1.1', '100.64.0.1'];
  for (const address of [
    ...inner,
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    'nonsense',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    '2001::1',
    '198.18.0.1',
    '198.51.100.1',
    '240.0.0.1',
    '2001:2::1',
    '0x7f.1',
    '127.1',
    '',
  ]) {
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  }
});

it('says who asks by the brand, in what a header may hold', () => {
  expect(toUserAgent('Rota Fácil', 'https://rota.example')).toBe(
    'Rota-Facil-server (+https://rota.example)',
  );
  expect(toUserAgent('追跡\r\nX: 1', undefined)).toBe('X-1-server');
  expect(toUserAgent('追跡', undefined)).toBe('vehicle-tracking-server');
});
