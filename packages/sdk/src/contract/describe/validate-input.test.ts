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
  areas: text({ default: '', listOf: ['devices', 'groups'] }),
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

  it('finds what a comma list may not hold, and says what it may', () => {
    expect(find({ areas: 'groups, devices' })).toEqual([]);
    expect(find({ areas: '' })).toEqual([]);
    expect(validateInput(members, { areas: 'devices,users' })).toEqual([
      { code: 'NOT_ALLOWED', path: 'areas', expected: 'devices, groups', found: 'devices,users' },
    ]);
  });

  it('finds what is too long, after the blanks around it are cut', () => {
    expect(find({ name: ' Van  ', uniqueId: ' abcde ' })).toEqual(['name TOO_LONG']);
  });

  it.each([
    [Number.NaN, 'limit WRONG_TYPE'],
    [1.5, 'limit NOT_WHOLE'],
    [-2, 'limit TOO_SMALL'],
    [101, 'limit TOO_BIG'],
  ])('finds that %d is out of the bounds of a number', (limit, problem) => {
    expect(find({ limit })).toEqual([problem]);
  });

  it.each([
    ['name', 5, 'WRONG_TYPE'],
    ['name', ['Van'], 'WRONG_TYPE'],
    ['limit', '5', 'WRONG_TYPE'],
    ['limit', 1e300, 'TOO_BIG'],
    ['groupId', '1', 'WRONG_TYPE'],
    ['groupId', 1.5, 'NOT_WHOLE'],
    ['groupId', -1, 'TOO_SMALL'],
    ['groupId', 2 ** 53, 'TOO_BIG'],
    ['disabled', 'true', 'WRONG_TYPE'],
    ['disabled', 1, 'WRONG_TYPE'],
    ['from', 5, 'WRONG_TYPE'],
    ['from', '5', 'WRONG_TYPE'],
    ['from', '2026-01-01T00:00:00', 'WRONG_TYPE'],
    ['from', '2026-13-45', 'WRONG_TYPE'],
    ['status', ['on'], 'NOT_ALLOWED'],
    ['attributes', [1], 'WRONG_TYPE'],
    ['attributes', 'red', 'WRONG_TYPE'],
  ])('finds that %s is none of its kind: %j', (name, value, code) => {
    expect(find({ [name]: value })).toEqual([`${name} ${code}`]);
  });

  it('shows what it found, in short, and nothing of a secret', () => {
    const secret = { password: text({ secret: true, writeOnly: true }) };
    expect(validateInput(secret, { password: ['sesame'] })).toMatchObject([{ found: '' }]);
    const long = { limit: 'x'.repeat(1_000) } as Record<string, unknown>;
    expect(validateInput(members, long)[0]?.found).toHaveLength(60);
  });

  it('finds what is none of the choices, and a figure that is none among the attributes', () => {
    expect(find({ status: 'maybe' })).toEqual(['status NOT_ALLOWED']);
    expect(find({ attributes: { speed: Number.NaN } })).toEqual(['attributes.speed WRONG_TYPE']);
    expect(find({ attributes: { a: [{ b: Infinity }] } })).toEqual(['attributes.a WRONG_TYPE']);
  });

  it('leaves to the server what the server writes', () => {
    expect(find({ positionId: null })).toEqual([]);
  });
});
