'use client';
import { useMemo } from 'react';
import {
  convertSpeed,
  formatAge,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatHours,
  formatMoment,
  formatNumber,
  formatSpeed,
  formatTime,
} from '../domain';
import { useTrackingContext, type Units } from './provider/tracking-context';

/** A moment: ISO text or epoch milliseconds. */
type Moment = string | number;

/** Figures and times as the reader writes them: language, units, time zone. */
export interface Format {
  locale: string;
  /** `62 km/h`. */
  speed: (speedKnots: number) => string;
  /** The figure and the unit apart, for layouts that set them differently. */
  speedParts: (speedKnots: number) => { value: string; unit: string };
  /** `84,3 km`. */
  distance: (distanceMeters: number) => string;
  /** `3 h 12 min`. */
  duration: (durationMs: number) => string;
  /** `101 h 50 min`: a sum of time. */
  hours: (durationMs: number) => string;
  /** `há 8 s`, `às 14:31`; `now` in epoch milliseconds. */
  age: (at: Moment | null | undefined, now: number) => string;
  /** `14:31`, or `20/11 14:31` of another day than that of `now` (epoch milliseconds). */
  moment: (at: Moment, now: number, options?: { seconds?: boolean }) => string;
  number: (value: number, decimals?: number) => string;
  time: (at: Moment, options?: { seconds?: boolean }) => string;
  date: (at: Moment, options?: { year?: boolean }) => string;
  dateTime: (at: Moment, options?: { year?: boolean; seconds?: boolean }) => string;
}

/** Formats in the provider's language, units and time zone. */
export function useFormat(): Format {
  const { locale, units, timeZone } = useTrackingContext('useFormat');
  return useMemo(() => createFormat(locale, units, timeZone), [locale, units, timeZone]);
}

function createFormat(locale: string, units: Units, timeZone: string | undefined): Format {
  const style = { locale, timeZone, hour12: units.hour12 };
  const speedUnit = units.speed ?? 'kmh';
  const speed = (speedKnots: number) => formatSpeed(speedKnots, { locale, unit: speedUnit });
  return {
    locale,
    speed,
    speedParts(speedKnots) {
      if (!(speedKnots >= 0)) return { value: speed(speedKnots), unit: '' };
      const value = formatNumber(convertSpeed(speedKnots, speedUnit), { locale });
      return { value, unit: speed(speedKnots).slice(value.length).trim() };
    },
    distance: (meters) => formatDistance(meters, { locale, unit: units.distance }),
    duration: (durationMs) => formatDuration(durationMs, { locale }),
    hours: (durationMs) => formatHours(durationMs, { locale }),
    age: (at, now) => formatAge(at, { ...style, now }),
    moment: (at, now, options) => formatMoment(at, { ...style, ...options, now }),
    number: (value, decimals) => formatNumber(value, { locale, decimals }),
    time: (at, options) => formatTime(at, { ...style, ...options }),
    date: (at, options) => formatDate(at, { ...style, ...options }),
    dateTime: (at, options) => formatDateTime(at, { ...style, ...options }),
  };
}
