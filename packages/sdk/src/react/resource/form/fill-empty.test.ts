import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillEmpty } from './fill-empty';

it('fills what is empty, and what was filled in before', () => {
  const found = { street: 'Rua B', district: '', city: 'Santos', state: 'SP' };
  const here = { street: 'Rua A', district: 'Sé', city: '', state: null };
  expect(fillEmpty(found, here, {})).toEqual({ city: 'Santos', state: 'SP' });
  const filled = { street: 'Rua A', district: 'Centro' };
  expect(fillEmpty(found, here, filled)).toEqual({ street: 'Rua B', city: 'Santos', state: 'SP' });
  // A place with one postcode for all its streets: the street of another goes.
  expect(fillEmpty({ street: '' }, here, filled)).toEqual({ street: '' });
});

it('changes nothing that somebody wrote', () => {
  const values = fc.dictionary(fc.constantFrom('street', 'city'), fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(values, values, (found, here) => {
      const next = { ...here, ...fillEmpty(found, here, {}) };
      for (const [name, value] of Object.entries(here)) expect(next[name]).toBe(value);
    }),
  );
});
