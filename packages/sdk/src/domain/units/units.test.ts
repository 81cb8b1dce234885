// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatDistance, formatSpeed } from './format-units';
import { convertDistance, convertSpeed, toKnots } from './units';

describe('convertSpeed', () => {
  it('[S9.22] [S9.23] [S9.24] counts from knots', () => {
    expect(convertSpeed(10, 'kmh')).toBeCloseTo(18.52, 10);
    expect(convertSpeed(10, 'mph')).toBeCloseTo(11.5078, 10);
    expect(convertSpeed(10, 'kn')).toBe(10);
  });

  it('gets back to knots', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (speedKnots) => {
        expect(toKnots(convertSpeed(speedKnots, 'kmh'))).toBeCloseTo(speedKnots, 8);
      }),
    );
  });
});

describe('convertDistance', () => {
  it('[S9.25] [S9.26] [S9.27] counts from metres', () => {
    expect(convertDistance(1500, 'km')).toBe(1.5);
    expect(convertDistance(10_000, 'mi')).toBeCloseTo(6.21371, 10);
  });
});

describe('formatSpeed', () => {
  it('writes whole numbers with a space before the unit, and nothing of an unknown one', () => {
    expect(formatSpeed(33.5, { locale: 'pt-BR' })).toBe('62 km/h');
    expect(formatSpeed(1000, { locale: 'pt-BR' })).toBe('1.852 km/h');
    expect(formatSpeed(33.5, { locale: 'en-US', unit: 'mph' })).toBe('39 mph');
    expect(formatSpeed(0.1, { locale: 'es' })).toBe('0 km/h');
    expect(formatSpeed(-1, { locale: 'es' })).toBe('–');
  });
});

describe('formatDistance', () => {
  it.each([
    [850, 'pt-BR', 'km', '850 m'],
    [999.6, 'pt-BR', 'km', '1,0 km'],
    [12_440, 'pt-BR', 'km', '12,4 km'],
    [84_312_000, 'pt-BR', 'km', '84.312 km'],
    [84_312_000, 'en-US', 'km', '84,312 km'],
    [99_960, 'es', 'km', '100 km'],
    [400, 'en-US', 'mi', '0.2 mi'],
  ] as const)('writes %d m in %s as %s: %s', (meters, locale, unit, text) => {
    expect(formatDistance(meters, { locale, unit })).toBe(text);
  });
});
