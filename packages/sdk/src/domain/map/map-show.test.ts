import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMapChoice, resolveMapShow } from './map-show';

const owner = (attributes: Record<string, unknown>) => ({ attributes });

describe('resolveMapShow', () => {
  it('shows plates, states and fences until somebody says otherwise', () => {
    expect(resolveMapShow({})).toEqual({
      groups: false,
      cluster: true,
      geofences: true,
      anchors: false,
      names: false,
      plates: true,
      precision: false,
      status: true,
      stops: false,
      events: false,
      legend: false,
    });
  });

  it('lets the browser’s choice stand above the account’s start, and that above the server’s', () => {
    const server = owner({ mapNames: true, mapGeofences: 'false', mapPlates: false });
    const user = owner({ mapNames: 'false', mapPrecision: true, mapStops: true });
    expect(resolveMapShow({ server, user, choice: { precision: false } })).toMatchObject({
      names: false,
      geofences: false,
      plates: false,
      precision: false,
      stops: true,
      events: false,
    });
  });

  it('starts as the server says where it forces its settings; what is chosen in the browser stays chosen', () => {
    const server = { ...owner({ mapNames: true, mapPlates: false }), forceSettings: true };
    const user = owner({ mapNames: false, mapStops: true });
    expect(resolveMapShow({ server, user })).toMatchObject({
      names: true,
      plates: false,
      stops: true,
    });
    expect(resolveMapShow({ server, user, choice: { names: false } }).names).toBe(false);
  });

  it('leaves out what is no switch', () => {
    const user = owner({ mapPlates: 0, mapNames: 'yes', mapGeofences: { on: true } });
    expect(resolveMapShow({ user })).toEqual(resolveMapShow({}));
    expect(resolveMapShow({ user: null, server: { attributes: null } })).toEqual(
      resolveMapShow({}),
    );
  });
});

describe('parseMapChoice', () => {
  it('[S3.61] reads back what was kept', () => {
    const choice = { names: true, geofences: false, baseLayer: 'photo' };
    expect(parseMapChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it('makes a choice of anything that a browser may hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (kept) => {
        const choice = parseMapChoice(kept);
        const { baseLayer, ...show } = choice;
        expect(['string', 'undefined']).toContain(typeof baseLayer);
        const resolved = resolveMapShow({ choice: show });
        expect(Object.keys(resolved)).toEqual(Object.keys(resolveMapShow({})));
        expect(Object.values(resolved).every((isOn) => typeof isOn === 'boolean')).toBe(true);
      }),
    );
    expect(parseMapChoice({ names: 'true', plates: 1, baseLayer: 7, other: true })).toEqual({});
  });
});
