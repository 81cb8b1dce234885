// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { matchesQuery, normalizeText } from './matches-query';

const device = {
  name: 'Fiorino Açaí',
  uniqueId: '861234',
  phone: '+55 11 9999',
  model: null,
  attributes: { plate: 'BRA2E19', year: 2024, driver: { name: 'João' }, secret: true },
};

describe('matchesQuery', () => {
  it('[S4.27] looks into the device fields, without accents and case', () => {
    expect(matchesQuery(device, 'acai')).toBe(true);
    expect(matchesQuery(device, 'FIORINO')).toBe(true);
    expect(matchesQuery(device, '8612')).toBe(true);
    expect(matchesQuery(device, '11 9999')).toBe(true);
    expect(matchesQuery(device, 'null')).toBe(false);
  });

  it('[S4.28] looks into attribute values, nested ones too, not into their names', () => {
    expect(matchesQuery(device, 'bra2e')).toBe(true);
    expect(matchesQuery(device, '2024')).toBe(true);
    expect(matchesQuery(device, 'joao')).toBe(true);
    expect(matchesQuery(device, 'plate')).toBe(false);
  });

  it('wants every word, in any order and place', () => {
    expect(matchesQuery(device, '  joao   fiorino ')).toBe(true);
    expect(matchesQuery(device, 'joao maria')).toBe(false);
    expect(matchesQuery(device, '   ')).toBe(true);
  });

  it('takes signs of patterns as they are', () => {
    expect(matchesQuery({ ...device, name: 'a.*b(' }, '.*b(')).toBe(true);
    expect(matchesQuery(device, '.*')).toBe(false);
  });

  it('finds any piece of any name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (name, from, length) => {
        const start = from % name.length;
        const piece = name.slice(start, start + 1 + (length % name.length));
        const words = normalizeText(piece).split(/\s+/).filter(Boolean);
        expect(matchesQuery({ name, uniqueId: '' }, words)).toBe(true);
      }),
    );
  });
});
