import { describe, expect, it } from 'vitest';
import { MalformedMessage } from './malformed-message';
import { parseOsmandQuery } from './parse-osmand-query';

const read = (query: string) => parseOsmandQuery(new URLSearchParams(`id=x&${query}`))!;

describe('parseOsmandQuery', () => {
  it.each<[string, Record<string, unknown>]>([
    ['foo=%203', { foo: 3 }],
    ['foo=1d&bar=2.5F', { foo: 1, bar: 2.5 }],
    ['foo=0x1p4', { foo: 16 }],
    ['foo=NaN&bar=1e999&baz=-Infinity', { foo: 'NaN', bar: 'Infinity', baz: '-Infinity' }],
    ['foo=0x10&bar=1%C2%A0', { foo: '0x10', bar: '1\u00a0' }],
    ['=5&driverUniqueId=&foo=', {}],
    ['distance=abc', { distance: 'abc' }],
    ['alarm=12&result=true&image=12', { alarm: 12, result: true, image: 12 }],
  ])('reads the attributes of %s', (query, attributes) => {
    expect(read(query).attributes).toEqual(attributes);
  });

  it('reads a place, a speed and a counter as it reads other numbers', () => {
    expect(read('lat=%20-23.5&lon=-46.6d&speed=1e1f&hdop=%091')).toMatchObject({
      latitude: -23.5,
      longitude: -46.6,
      speedKnots: 10,
      attributes: { hdop: 1 },
    });
    for (const query of ['lat=NaN&lon=1', 'lat=1&lon=', 'location=1', 'timestamp=soon']) {
      expect(() => read(query)).toThrow(MalformedMessage);
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['hdop=&batt=85%25&altitude=null&accuracy=NaN', {}],
    ['speed=fast', { unknownValues: 'speed' }],
    ['speed=&bearing=Infinity', { unknownValues: 'speed,course' }],
    ['note=%00&%00=1&sat=9', { sat: 9 }],
    ['cell=724,5,x,100&wifi=aa-bb,loud', {}],
  ])('leaves out of %s what cannot be read, and nothing else', (query, attributes) => {
    const { said: _said, ...message } = read(`lat=1&lon=2&${query}`);
    expect(message).toEqual({
      uniqueId: 'x',
      latitude: 1,
      longitude: 2,
      network: null,
      attributes,
    });
  });

  it.each(['cell=724,5,100', 'cell=724,5,100,', 'cell=', 'wifi=aa-bb-cc-dd-ee-ff', 'wifi=,'])(
    'keeps the fix of %s without what was cut short',
    (query) => {
      expect(read(`lat=1&lon=2&${query}`)).toMatchObject({ latitude: 1, network: null });
    },
  );

  it.each([
    ['2026-11-24 21:41:18', '2026-11-24T21:41:18.000Z'],
    ['2026-11-24 21:41:18.000', '2026-11-24T21:41:18.000Z'],
    ['2026-11-24 21:41:18.987', '2026-11-24T21:41:18.000Z'],
    ['2026-11-24 21:41:18Z', '2026-11-24T21:41:18.000Z'],
    ['2026-11-24 21:41:18.5 UTC', '2026-11-24T21:41:18.000Z'],
    ['2026-11-24T21:41:18.500Z', '2026-11-24T21:41:18.500Z'],
    ['1764020478', '2025-11-24T21:41:18.000Z'],
  ])('takes the time %s', (timestamp, iso) => {
    const { timestampMs } = read(`timestamp=${encodeURIComponent(timestamp)}`);
    expect(new Date(timestampMs!).toISOString()).toBe(iso);
  });

  it.each(['2026-11-24 21:41', '2026-11-24 21:41:18+03:00', '24.11.2026 21:41:18', '1d', ' 1', ''])(
    'says that %j is not a time',
    (timestamp) => {
      expect(() => read(`timestamp=${encodeURIComponent(timestamp)}`)).toThrow(
        `timestamp ${JSON.stringify(timestamp)} is not a time`,
      );
    },
  );
});
