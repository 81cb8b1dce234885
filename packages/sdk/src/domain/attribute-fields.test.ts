import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_FIELDS } from './device/device-fields';
import { splitAttributeFields, toFieldAttributes } from './attribute-fields';

const names = Object.keys(DEVICE_FIELDS) as (keyof typeof DEVICE_FIELDS)[];

describe('the fields of a device', () => {
  it('[S3.4] [S3.7] are read from attributes, with the prefix before without', () => {
    const attributes = {
      'acme.plate': 'RTA4F27',
      plate: 'OLD',
      iccid: 8955,
      'acme.monthlyValue': '59.9',
      'acme.simValidity': '2027-01-31',
      'acme.color': '#ff0000',
      constructor: 'kept',
    };
    expect(splitAttributeFields(DEVICE_FIELDS, attributes, 'acme')).toEqual({
      fields: { plate: 'RTA4F27', iccid: '8955', monthlyValue: 59.9, simValidity: '2027-01-31' },
      rest: { plate: 'OLD', 'acme.color': '#ff0000', constructor: 'kept' },
    });
  });

  it('leave what they cannot show to the attributes', () => {
    const attributes = { 'acme.plate': ['A'], 'acme.simValidity': 'soon', 'acme.fuelTank': true };
    expect(splitAttributeFields(DEVICE_FIELDS, attributes, 'acme')).toEqual({
      fields: {},
      rest: attributes,
    });
  });

  it('stay in the attribute that holds them, and get the prefix when they are new', () => {
    expect(
      toFieldAttributes(DEVICE_FIELDS, { plate: 'A' }, { plate: 'B', brand: 'Fiat', vin: '' }, 'x'),
    ).toEqual({ plate: 'B', 'x.brand': 'Fiat', 'x.vin': null });
    expect(toFieldAttributes(DEVICE_FIELDS, { plate: 'A' }, { plate: null }, 'x')).toEqual({
      plate: null,
    });
  });

  it('are read as they were written, whatever else is there', () => {
    const value = (name: (typeof names)[number]) =>
      ({
        text: fc.string({ minLength: 1 }),
        number: fc.double({ noNaN: true, noDefaultInfinity: true }),
        date: fc.constantFrom('2026-11-21', '1999-01-01'),
      })[DEVICE_FIELDS[name]];
    const field = fc
      .constantFrom(...names)
      .chain((name) => value(name).map((written) => [name, written] as const));
    const others = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom(...names)),
      fc.oneof(fc.string(), fc.integer(), fc.boolean()),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(others, field, (attributes, [name, written]) => {
        fc.pre(!Object.hasOwn(attributes, '__proto__'));
        const patch = toFieldAttributes(DEVICE_FIELDS, attributes, { [name]: written }, 'p');
        const after = { ...attributes, ...patch };
        expect(splitAttributeFields(DEVICE_FIELDS, after, 'p').fields[name]).toEqual(written);
        const before = splitAttributeFields(DEVICE_FIELDS, attributes, 'p').rest;
        for (const key of Object.keys(before)) {
          if (!(key in patch)) expect(after[key]).toBe(before[key]);
        }
      }),
    );
  });
});
