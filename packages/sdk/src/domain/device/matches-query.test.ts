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

  it('finds plates and numbers without the signs that people put into them', () => {
    const van = { name: 'Van 7', uniqueId: 'unit-07.3', phone: '+55 11 9999-1234' };
    const plated = { ...van, attributes: { 'rastro.plate': 'ABC1D23' } };
    for (const query of [
      'abc-1d23',
      'ABC 1D23',
      'abc1d',
      'abc-1d',
      'UNIT073',
      'unit-073',
      '99991234',
    ]) {
      expect([query, matchesQuery(plated, query)]).toEqual([query, true]);
    }
    for (const query of ['abc-1d24', 'abcd', 'unit-74', '0.7']) {
      expect([query, matchesQuery(plated, query)]).toEqual([query, false]);
    }
    expect(matchesQuery({ ...van, name: 'Fiorino abc – 1d23 (João)' }, 'abc1d23')).toBe(true);
  });

  it('takes 1.5 for no 15, and signs alone for nothing', () => {
    expect(matchesQuery({ name: 'Van 15', uniqueId: '' }, '1.5')).toBe(false);
    expect(matchesQuery(device, '--')).toBe(false);
  });

  it('reads a device that was changed anew', () => {
    expect(matchesQuery(device, 'brasilia')).toBe(false);
    expect(matchesQuery({ ...device, name: 'Brasília' }, 'brasilia')).toBe(true);
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
