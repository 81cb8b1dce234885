import { describe, expect, it } from 'vitest';
import type { MapLayer } from '../../contract/map-layer';
import { listLayerChoices, resolveBaseLayer, resolveDrawnLayer } from './resolve-base-layer';

const image = (id: string, scheme?: 'light' | 'dark'): MapLayer => ({
  id,
  name: id,
  url: '',
  attribution: '',
  scheme,
});
const NAME = { 'pt-BR': 'Ruas', 'en-US': 'Streets' };
const style = (id: string, scheme: 'light' | 'dark'): MapLayer => ({
  id,
  name: { ...NAME },
  style: '/s',
  attribution: '',
  scheme,
});

describe('resolveBaseLayer', () => {
  const layers = [image('streets', 'light'), image('night', 'dark'), image('photo')];

  it('suits the scheme until somebody has chosen', () => {
    expect(resolveBaseLayer(layers, [], false)?.id).toBe('streets');
    expect(resolveBaseLayer(layers, [], true)?.id).toBe('night');
    expect(resolveBaseLayer(layers, ['photo'], true)?.id).toBe('photo');
    expect(resolveBaseLayer(layers, ['plain'], true)).toBeUndefined();
    expect(resolveBaseLayer([], [], true)).toBeUndefined();
  });

  it('takes one that is gone for no choice', () => {
    expect(resolveBaseLayer(layers, ['gone'], false)?.id).toBe('streets');
  });

  it('takes the nearest that is there: of the browser, of the account, of the server', () => {
    expect(resolveBaseLayer(layers, [undefined, 'photo', 'night'], false)?.id).toBe('photo');
    expect(resolveBaseLayer(layers, [undefined, null, 'photo'], false)?.id).toBe('photo');
    expect(resolveBaseLayer(layers, ['plain', 'photo', 'night'], false)).toBeUndefined();
    expect(resolveBaseLayer(layers, ['gone', 'locationIqStreets', 'photo'], true)?.id).toBe(
      'photo',
    );
  });

  it('follows the scheme between two of one name', () => {
    const pair = [style('day', 'light'), style('dusk', 'dark')];
    expect(resolveBaseLayer(pair, ['day'], true)?.id).toBe('dusk');
    expect(resolveBaseLayer(pair, ['dusk'], false)?.id).toBe('day');
  });
});

describe('listLayerChoices', () => {
  const layers = [style('day', 'light'), style('dusk', 'dark'), image('photo')];

  it('makes one choice of a pair, in the language', () => {
    expect(listLayerChoices(layers, false, 'pt-BR')).toEqual([
      { id: 'day', name: 'Ruas' },
      { id: 'photo', name: 'photo' },
    ]);
    expect(listLayerChoices(layers, true, 'es')[0]).toEqual({ id: 'dusk', name: 'Streets' });
  });
});

describe('resolveDrawnLayer', () => {
  const day = style('day', 'light');
  const layers = [day, image('photo'), image('night', 'dark')];

  it('draws image tiles where a style cannot be drawn', () => {
    const none = { isDark: false, canDrawStyles: false };
    expect(resolveDrawnLayer(day, layers, none)?.id).toBe('photo');
    expect(resolveDrawnLayer(day, layers, { ...none, isDark: true })?.id).toBe('night');
    expect(resolveDrawnLayer(day, [day], none)).toBeUndefined();
    expect(resolveDrawnLayer(day, layers, { isDark: false, canDrawStyles: true })).toBe(day);
  });
});
