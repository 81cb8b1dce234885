// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { adjustColor } from './adjust-color';
import { isHiddenDevice } from './is-hidden-device';
import { readAttribute } from './read-attribute';
import { DEFAULT_TINTS, parseHexColor, resolveTints } from './tints';
import { VEHICLE_ICONS, resolveVehicleIcon } from './vehicle-icon';

describe('isHiddenDevice', () => {
  it('[S3.8] hides three dash-separated parts of which the first is deleted, and nothing else', () => {
    expect(isHiddenDevice({ uniqueId: 'deleted-861234-1700' })).toBe(true);
    for (const uniqueId of [
      'deleted',
      'deleted-1',
      'deleted-1-2-3',
      'x-deleted-1',
      'Deleted-1-2',
    ]) {
      expect(isHiddenDevice({ uniqueId })).toBe(false);
    }
  });
});

describe('resolveTints', () => {
  it('[S3.3] reads both colours under the prefix', () => {
    const attributes = {
      'acme.color': '#AA0011',
      'acme.color_extra': '#0f8',
      'rastro.color': '#000000',
    };
    expect(resolveTints({ attributes }, 'acme')).toEqual({
      primary: '#aa0011',
      secondary: '#00ff88',
    });
  });

  it('takes the default for each that is no hex colour', () => {
    const attributes = { 'rastro.color': 'red;background:url(x)', 'rastro.color_extra': '#123456' };
    expect(resolveTints({ attributes }, 'rastro')).toEqual({
      primary: DEFAULT_TINTS.primary,
      secondary: '#123456',
    });
    expect(resolveTints({}, 'rastro')).toEqual(DEFAULT_TINTS);
  });

  it('turns, fades and darkens them by hue, saturation and brightness', () => {
    const tintsBy = (change: object) => {
      const attributes = { 'x.color': '#ff0000', 'x.color_extra': '#808080', ...change };
      const { primary, secondary } = resolveTints({ attributes }, 'x');
      return [primary, secondary];
    };
    expect(tintsBy({ 'x.hue': 120 })).toEqual(['#00ff00', '#808080']);
    expect(tintsBy({ 'x.hue': '-120' })).toEqual(['#0000ff', '#808080']);
    expect(tintsBy({ 'x.saturation': 0 })).toEqual(['#808080', '#808080']);
    expect(tintsBy({ 'x.brightness': 50 })).toEqual(['#800000', '#404040']);
    expect(tintsBy({ 'x.brightness': 900 })).toEqual(['#ffffff', '#ffffff']);
    const nothing = { 'x.hue': 'url(x)', 'x.saturation': null, 'x.brightness': Number.NaN };
    expect(tintsBy(nothing)).toEqual(['#ff0000', '#808080']);
  });

  it('leaves a colour as it is that nothing changes, and makes hex colours only', () => {
    const color = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(
        color,
        fc.integer(),
        fc.nat(200),
        fc.nat(200),
        (hex, hue, saturation, brightness) => {
          expect(adjustColor(hex, { hue: 360, saturation: 100, brightness: 100 })).toBe(hex);
          expect(adjustColor(hex, { hue, saturation, brightness })).toMatch(/^#[0-9a-f]{6}$/);
        },
      ),
    );
  });

  it('gives six hex digits or nothing for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('#', 'a', '0', 'F') })),
        (text) => {
          expect(parseHexColor(text) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
        },
      ),
    );
  });
});

describe('resolveVehicleIcon', () => {
  it('[S2.92] knows the 24 types of the specification and a trailer', () => {
    expect(VEHICLE_ICONS).toHaveLength(25);
    for (const icon of VEHICLE_ICONS) expect(resolveVehicleIcon(icon)).toBe(icon);
  });

  it('falls back to default', () => {
    for (const category of [null, undefined, '', 'submarine', '../bus', 'constructor']) {
      expect(resolveVehicleIcon(category)).toBe('default');
    }
    expect(resolveVehicleIcon(' Bus ')).toBe('bus');
  });
});

describe('readAttribute', () => {
  it('sees own members only', () => {
    expect(readAttribute({ attributes: { a: 1 } }, 'a')).toBe(1);
    expect(readAttribute({ attributes: {} }, 'constructor')).toBeUndefined();
    expect(readAttribute(null, 'a')).toBeUndefined();
  });
});
