'use client';
import type { TrackingClient } from '../../client';
import { useTrackingContext } from './tracking-context';

/** The client of the nearest provider. Throws outside one. */
export function useTrackingClient(): TrackingClient {
  return useTrackingContext('useTrackingClient').client;
}
