import { describe, expect, it } from 'vitest';
import { MalformedMessage } from './malformed-message';
import { parseOsmandJson } from './parse-osmand-json';

const timestamp = '2026-11-24T21:41:18Z';
const place = { latitude: 1, longitude: 2 };
const good = { ...place, speed: 10, heading: 45, accuracy: 12, altitude: 33 };
const write = (coords: unknown, more: object = {}): string =>
  JSON.stringify({ device_id: 'x', location: { timestamp, coords, ...more } });

describe('parseOsmandJson', () => {
  it.each<[string, object, object]>([
    ['an altitude', { coords: { ...good, altitude: null } }, {}],
    ['an accuracy', { coords: { ...good, accuracy: 'good' } }, {}],
    ['an odometer', { odometer: 'far' }, {}],
    ['a battery', { battery: { level: '85%', is_charging: 'no' } }, {}],
    ['a battery that is no object', { battery: 85 }, {}],
    ['an activity', { activity: 'walking', extras: [1] }, {}],
    ['a text', { extras: { bad: 'a\0', 'b\0': 1, sat: 9 } }, { sat: 9 }],
    ['a speed', { coords: { ...good, speed: null } }, { unknownValues: 'speed' }],
    ['what is missing', { coords: place }, { unknownValues: 'speed,course' }],
  ])('keeps the fix without %s that cannot be read', (_what, location, attributes) => {
    expect(parseOsmandJson(write(good, location))).toMatchObject({ ...place, attributes });
    expect(parseOsmandJson(write(good, location))?.attributes).toEqual(attributes);
  });

  it('takes what JSON has no word for as nothing, and texts as they are', () => {
    const sent = write(good, { extras: { note: 'NaN or -Infinity' } })
      .replace('33', 'NaN')
      .replace('12', '-Infinity');
    const message = parseOsmandJson(sent);
    expect(message).toMatchObject({ ...place, attributes: { note: 'NaN or -Infinity' } });
    expect(message).not.toHaveProperty('altitudeMeters');
  });

  it('is quick to refuse what is no JSON, however it is written', () => {
    expect(() => parseOsmandJson(`NaN${'\\"'.repeat(30_000)}\\`)).toThrow(MalformedMessage);
  });

  it.each([
    write({ ...good, latitude: 'north' }),
    write({ longitude: 2 }),
    write('here'),
    write(good, { timestamp: 'soon' }),
    write(good, { timestamp: undefined }),
    write(good).replace('"x"', '"\\u0000"'),
  ])('refuses %s: who, when and where are needed', (sent) => {
    expect(() => parseOsmandJson(sent)).toThrow(MalformedMessage);
  });
});
