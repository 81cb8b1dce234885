'use client';
import { useCallback } from 'react';
import {
  findWrittenUnit,
  formatNumber,
  toWritten,
  type StoredUnit,
  type WrittenUnit,
} from '../domain';
import { useTrackingContext } from './provider/tracking-context';

/** Finds how the account writes figures of a unit; undefined for figures without one. */
export function useWrittenUnit(): (unit: StoredUnit | undefined) => WrittenUnit | undefined {
  const { units } = useTrackingContext('useWrittenUnit');
  return useCallback((unit) => unit && findWrittenUnit(unit, units), [units]);
}

/** Writes a figure of the wire as its field shows it, `80 km/h`; without a unit as it is. */
export type WriteFigure = (value: number, unit: StoredUnit | undefined) => string;

/** Writes figures in the units of the account. */
export function useWriteFigure(): WriteFigure {
  const { locale } = useTrackingContext('useWriteFigure');
  const toUnit = useWrittenUnit();
  return useCallback(
    (value, stored) => {
      const unit = toUnit(stored);
      if (!unit) return formatNumber(value, { locale, decimals: 6 });
      const { decimals, sign } = unit;
      return `${formatNumber(toWritten(value, unit), { locale, decimals })} ${sign}`;
    },
    [locale, toUnit],
  );
}
