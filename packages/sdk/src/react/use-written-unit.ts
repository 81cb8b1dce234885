'use client';
import { useCallback } from 'react';
import { findWrittenUnit, type StoredUnit, type WrittenUnit } from '../domain';
import { useTrackingContext } from './provider/tracking-context';

/** Finds how the account writes figures of a unit; undefined for figures without one. */
export function useWrittenUnit(): (unit: StoredUnit | undefined) => WrittenUnit | undefined {
  const { units } = useTrackingContext('useWrittenUnit');
  return useCallback((unit) => unit && findWrittenUnit(unit, units), [units]);
}
