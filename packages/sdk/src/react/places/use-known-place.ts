'use client';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Place } from '../../domain';
import { toPlaceKey } from './place-key';

/**
 * Under a key of its own: asking again is left to the first who looks at a key, and who looks here
 * never asks.
 */
const toKnownKey = (place: Place) => ['known', ...toPlaceKey(place)] as const;

/** The address of a place if somebody has asked for it before; asks for nothing. */
export function useKnownPlace(place: Place | null | undefined): string | undefined {
  return useSWR<string>(place ? toKnownKey(place) : null, null).data;
}

/** Lets all who look at a place know its address. */
export function useTellPlace(): (place: Place, address: string) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (place, address) => void mutate(toKnownKey(place), address, { revalidate: false }),
    [mutate],
  );
}
