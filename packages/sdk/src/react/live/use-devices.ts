'use client';
import { useSyncExternalStore } from 'react';
import type { Device } from '../../contract';
import { useLive } from './use-live';

const NONE: ReadonlyMap<number, Device> = new Map();

/**
 * All devices by id. Renders again when devices come, go or change a field of their own, not when
 * one moves; for status and last update of one device take {@link useDevice}.
 */
export function useDevices(): ReadonlyMap<number, Device> {
  const { devices } = useLive('useDevices');
  return useSyncExternalStore(devices.subscribe, devices.getSnapshot, () => NONE);
}
