import { describe, expect, it } from 'vitest';
import { attributes, choice, flag, id, moment, number, reference, text } from './members';
import { validateInput } from './validate-input';

const members = {
  id: id(),
  name: text({ required: true, maxLength: 5 }),
  uniqueId: text({ required: true, trim: true, maxLength: 5 }),
  status: choice(['on', 'off'], { default: 'off' }),
  groupId: reference('Group', { required: true }),
  from: moment({ required: true }),
  limit: number({ whole: true, min: -1, max: 100 }),
  disabled: flag(),
  positionId: number({ required: true, writtenBy: 'server' }),
  attributes: attributes(),
};
const fine = {
  name: 'Van',
  uniqueId: 'abc',
  status: 'on',
  groupId: 1,
  from: '2026-01-01T00:00:00Z',
};
const find = (change: Record<string, unknown>) =>
  validateInput(members, { ...fine, ...change }).map(({ code, path }) => `${path} ${code}`);

describe('validateInput', () => {
  it('finds nothing in what may be written', () => {
    expect(find({ limit: 100, disabled: true, attributes: { a: 1, b: 'x', c: [1] } })).toEqual([]);
    expect(validateInput(members, {}), 'what a form does not show is not missed').toEqual([]);
  });

  it('finds what is missing: emptied, blank, no reference, no moment', () => {
    const gone = { name: '', uniqueId: '  ', groupId: 0, from: null, limit: null };
    expect(find(gone)).toEqual([
      'name MISSING',
      'uniqueId MISSING',
      'groupId MISSING',
      'from MISSING',
    ]);
  });

  it('finds what is too long, after the blanks around it are cut', () => {
    expect(find({ name: ' Van  ', uniqueId: ' abcde ' })).toEqual(['name TOO_LONG']);
  });

  it.each([
    [Number.NaN, 'limit WRONG_TYPE'],
    [1.5, 'limit BAD_FORMAT'],
    [-2, 'limit TOO_SMALL'],
    [101, 'limit TOO_BIG'],
  ])('finds that %d is out of the bounds of a number', (limit, problem) => {
    expect(find({ limit })).toEqual([problem]);
  });

  it('finds what is none of the choices, and a figure that is none among the attributes', () => {
    expect(find({ status: 'maybe' })).toEqual(['status NOT_ALLOWED']);
    expect(find({ attributes: { speed: Number.NaN } })).toEqual(['attributes.speed WRONG_TYPE']);
  });

  it('leaves to the server what the server writes', () => {
    expect(find({ positionId: null })).toEqual([]);
  });
});
