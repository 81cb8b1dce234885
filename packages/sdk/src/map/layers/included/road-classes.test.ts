import { describe, expect, it } from 'vitest';
import { computeRoadWidth, dressRoad, isRoadClass, ROAD_RANKS } from './road-classes';

describe('computeRoadWidth', () => {
  it('has the widths of the drawing rules, and none before the first', () => {
    expect(computeRoadWidth('motorway', 11)).toBe(2.2);
    expect(computeRoadWidth('motorway', 12)).toBeCloseTo(3.12, 2);
    expect(computeRoadWidth('primary', 9.9)).toBe(0);
    expect(computeRoadWidth('residential', 12.5)).toBe(0);
    expect(computeRoadWidth('service', 15)).toBe(1.4);
    expect(computeRoadWidth('trunk', 22)).toBe(18);
  });

  it('never shrinks as one comes nearer', () => {
    for (const kind of ROAD_RANKS.flat()) {
      for (let zoom = 8; zoom <= 22; zoom += 0.25) {
        expect(computeRoadWidth(kind, zoom)).toBeGreaterThanOrEqual(
          computeRoadWidth(kind, zoom - 0.25),
        );
      }
    }
  });
});

describe('dressRoad', () => {
  it('cases only motorways from afar, where any other road is one line that can be seen', () => {
    expect(dressRoad('motorway', 11, false)).toMatchObject({ casing: 0.6, fill: 'map-motorway' });
    const far = dressRoad('tertiary', 11, false);
    expect(far).toMatchObject({ casing: 0, width: 0.9, fill: 'map-motorway-casing' });
    expect(dressRoad('tertiary', 11, true)?.fill).toBe('map-road-major');
  });

  it('draws no white road on light land that is thinner than 2 px', () => {
    for (const kind of ROAD_RANKS.flat().filter((one) => !['motorway', 'trunk'].includes(one))) {
      for (let zoom = 9; zoom <= 18; zoom += 0.25) {
        const dress = dressRoad(kind, zoom, false);
        const isWhite = dress?.fill === 'map-road-minor' || dress?.fill === 'map-road-major';
        if (isWhite) expect(dress.width).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

it('knows its classes by name, and nothing that an object has besides', () => {
  expect([isRoadClass('primary'), isRoadClass('tram'), isRoadClass('constructor')]).toEqual([
    true,
    false,
    false,
  ]);
});
