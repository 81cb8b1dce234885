import { describe, expect, it } from 'vitest';
import { resolveStyle } from './resolve-style';

const at = 'https://fleet.example/rastro/assets/custom/map/style.json?v=1';

describe('resolveStyle', () => {
  it('gives what lies beside the style its address and leaves the rest', () => {
    const style = resolveStyle(
      {
        version: 8,
        glyphs: 'fonts/{fontstack}/{range}.pbf',
        sprite: '../sprite',
        sources: {
          own: { type: 'vector', tiles: ['/tiles/{z}/{x}/{y}.pbf'] },
          far: { type: 'vector', url: 'https://tiles.example/planet' },
          file: { type: 'vector', url: 'pmtiles://city.pmtiles' },
          inline: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
        },
        layers: [],
      },
      at,
    );
    expect(style).toMatchObject({
      version: 8,
      glyphs: 'https://fleet.example/rastro/assets/custom/map/fonts/{fontstack}/{range}.pbf',
      sprite: 'https://fleet.example/rastro/assets/custom/sprite',
      sources: {
        own: { tiles: ['https://fleet.example/tiles/{z}/{x}/{y}.pbf'] },
        far: { url: 'https://tiles.example/planet' },
        file: { url: 'pmtiles://https://fleet.example/rastro/assets/custom/map/city.pmtiles' },
        inline: { data: { type: 'FeatureCollection' } },
      },
    });
  });

  it('lets a vector source without tiles take those of the file', () => {
    const style = { sources: { city: { type: 'vector' }, hills: { type: 'raster' } } };
    expect(resolveStyle(style, at, 'https://a.example/city.pmtiles').sources).toEqual({
      city: { type: 'vector', url: 'pmtiles://https://a.example/city.pmtiles' },
      hills: { type: 'raster' },
    });
  });

  it('resolves each of several sprites', () => {
    const sprite = [{ id: 'default', url: 'a' }];
    expect(resolveStyle({ sprite }, 'https://a.example/s/style.json')).toMatchObject({
      sprite: [{ id: 'default', url: 'https://a.example/s/a' }],
    });
  });
});
