import { useMemo } from 'react';
import { resolveVehicleIcon, VEHICLE_ICONS } from '../../../domain';
import { useDevices } from '../../../react';

/** The icon types that the fleet has, and those that are hidden, in the order of the design. */
export function useFleetCategories(hidden: readonly string[] | undefined): readonly string[] {
  const devices = useDevices();
  return useMemo(() => {
    const found = new Set<string>(hidden);
    for (const { category } of devices.values()) found.add(resolveVehicleIcon(category));
    return VEHICLE_ICONS.filter((icon) => found.has(icon));
  }, [devices, hidden]);
}
