'use client';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { keepPicked, pickAll, togglePicked } from '../../domain';
import { useDevices } from '../live/use-devices';

/** Options of {@link usePicked}: the component that shows the devices keeps the picked ones. */
export interface PickedOptions {
  /** The same list while nothing changes. */
  deviceIds: readonly number[];
  onChange: (deviceIds: readonly number[]) => void;
}

/** Devices that are picked for something that is done with all of them. */
export interface Picked {
  deviceIds: readonly number[];
  add: (deviceIds: readonly number[]) => void;
  /** Takes them out where all are picked, else adds them. */
  toggle: (deviceIds: readonly number[]) => void;
  clear: () => void;
}

const NONE: readonly number[] = [];

/** Picks devices, one or many; lets go of those that are deleted. */
export function usePicked({ deviceIds, onChange }: PickedOptions): Picked {
  const devices = useDevices();
  const change = useEffectEvent((next: readonly number[]) => {
    if (next !== deviceIds) onChange(next);
  });
  useEffect(() => {
    if (devices.size > 0) change(keepPicked(deviceIds, (id) => devices.has(id)));
  }, [devices, deviceIds]);
  return useMemo(() => {
    const set = (next: readonly number[]) => {
      if (next !== deviceIds) onChange(next);
    };
    return {
      deviceIds,
      add: (more) => set(pickAll(deviceIds, more)),
      toggle: (some) => set(togglePicked(deviceIds, some)),
      clear: () => set(deviceIds.length === 0 ? deviceIds : NONE),
    };
  }, [deviceIds, onChange]);
}
