import { describe, expect, it } from 'vitest';
import { computeScaleBar, metersPerPixel } from './compute-scale-bar';
import { parseAttribution } from './parse-attribution';
import { toRampIndex } from '../layers/route/speed-ramp';

describe('computeScaleBar', () => {
  it('is of a round length that fits', () => {
    expect(computeScaleBar(30.27, 14, 'metric')).toEqual({ widthPx: 61, value: 500, unit: 'm' });
    expect(computeScaleBar(0, 5, 'metric')).toMatchObject({ value: 200, unit: 'km' });
    expect(computeScaleBar(30.27, 14, 'imperial')).toMatchObject({ value: 2000, unit: 'ft' });
    expect(computeScaleBar(0, 8, 'imperial')).toMatchObject({ value: 20, unit: 'mi' });
  });

  it('is as long as it says', () => {
    for (let zoom = 2; zoom < 20; zoom++) {
      const { widthPx, value, unit } = computeScaleBar(-23.5, zoom, 'metric');
      const meters = value * (unit === 'km' ? 1000 : 1);
      expect(widthPx).toBeLessThanOrEqual(80);
      expect(Math.abs(widthPx - meters / metersPerPixel(-23.5, zoom))).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('parseAttribution', () => {
  it('takes links and text apart', () => {
    expect(parseAttribution('&copy; <a href="https://osm.org/copyright">OSM</a> and more')).toEqual(
      [{ text: '© ' }, { text: 'OSM', href: 'https://osm.org/copyright' }, { text: ' and more' }],
    );
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil',
    'https://',
  ])('makes no link of %s', (href) => {
    expect(parseAttribution(`<a href="${href}">x</a>`)).toEqual([{ text: 'x' }]);
  });

  it('drops other tags and keeps their words as text', () => {
    expect(parseAttribution('<b>Bold</b><img src=x onerror=alert(1)>')).toEqual([{ text: 'Bold' }]);
  });
});

describe('toRampIndex', () => {
  const knots = (speedKmh: number) => speedKmh / 1.852;

  it('follows the steps 20, 40 and the limit', () => {
    expect([0, 20, 21, 40, 41, 60, 61].map((speed) => toRampIndex(knots(speed)))).toEqual([
      0, 0, 1, 1, 2, 2, 3,
    ]);
    expect([9, 19, 29, 31].map((speed) => toRampIndex(knots(speed), 30))).toEqual([0, 1, 2, 3]);
    expect([39, 79, 81].map((speed) => toRampIndex(knots(speed), 80))).toEqual([1, 2, 3]);
  });
});
