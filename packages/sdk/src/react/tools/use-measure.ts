'use client';
import { useMemo, useState } from 'react';
import type { Place } from '../../domain/geo/distance';
import { measureWay } from '../../domain/geo/measure-way';

/** A way that is measured, place by place. */
export interface Measure {
  places: readonly Place[];
  /** The metres from the first place to each of them. */
  meters: readonly number[];
  totalMeters: number;
  add: (place: Place) => void;
  removeLast: () => void;
  clear: () => void;
}

const NONE: readonly Place[] = [];

/** Measures a way along great circles; distances in metres, places in degrees. */
export function useMeasure(): Measure {
  const [places, setPlaces] = useState(NONE);
  return useMemo(() => {
    const meters = measureWay(places);
    return {
      places,
      meters,
      totalMeters: meters.at(-1) ?? 0,
      add: (place) => setPlaces((before) => [...before, place]),
      removeLast: () => setPlaces((before) => before.slice(0, -1)),
      clear: () => setPlaces(NONE),
    };
  }, [places]);
}
