import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { device, user } from '../../../contract';
import { numbers } from '../../../contract/describe/members';
import { applyChanges, toChanges, toFormValues, toInput } from './form-values';

const names = ['name', 'uniqueId', 'phone', 'disabled', 'attributes'];
const item = {
  id: 7,
  name: 'Van',
  uniqueId: 'abc',
  phone: null,
  disabled: false,
  totpKey: 'kept',
  attributes: { a: 1, b: 'x' },
};
const before = toFormValues(device.members, names, item);

describe('the values of a form', () => {
  it('show a thing, and the defaults where there is none', () => {
    expect(before).toMatchObject({ name: 'Van', phone: '', attributes: { a: 1, b: 'x' } });
    expect(toFormValues(device.members, names, null)).toEqual({
      name: '',
      uniqueId: '',
      phone: '',
      disabled: false,
      attributes: {},
    });
  });

  it('compare lists by what is in them', () => {
    const change = (deviceIds: number[]) =>
      toChanges({ deviceIds: numbers() }, { deviceIds: [1, 2] }, { deviceIds });
    expect(change([1, 2])).toEqual({});
    expect(change([1])).toEqual({ deviceIds: [1] });
  });

  it('say only what changed, of attributes by key', () => {
    const change = (values: object) => toChanges(device.members, before, { ...before, ...values });
    expect(change({})).toEqual({});
    expect(change({ name: 'Bus', uniqueId: ' abc ' }), 'blanks are no change').toEqual({
      name: 'Bus',
    });
    expect(change({ phone: '123' })).toEqual({ phone: '123' });
    expect(change({ attributes: { b: 'y', c: null, d: [1] } })).toEqual({
      attributes: { a: null, b: 'y', d: [1] },
    });
  });

  it('show no secret, and write one only where somebody wrote it', () => {
    const secret = toFormValues(user.members, ['password'], { password: 'never' });
    expect(secret).toEqual({ password: '' });
    expect(toChanges(user.members, secret, secret)).toEqual({});
    expect(toChanges(user.members, secret, { password: 'new one' })).toEqual({
      password: 'new one',
    });
  });

  it('lose nothing that the form does not show', () => {
    const next = applyChanges(item, { name: 'Bus', attributes: { a: null, c: 2 } });
    expect(next).toEqual({ ...item, name: 'Bus', attributes: { b: 'x', c: 2 } });
  });

  it('lead from any attributes to any others', () => {
    const attributes = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    );
    fc.assert(
      fc.property(attributes, attributes, (from, to) => {
        const changes = toChanges(device.members, { attributes: from }, { attributes: to });
        const got = applyChanges({ attributes: from }, changes)['attributes'];
        expect(Object.entries(got as object).sort()).toEqual(Object.entries(to).sort());
        expect(toInput(device.members, { attributes: to })).toEqual({ attributes: { ...to } });
      }),
    );
  });
});
