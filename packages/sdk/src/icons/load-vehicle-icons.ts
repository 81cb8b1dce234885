import type { VehicleIconPath } from './vehicle-icon-path';

/** All drawings by name. */
export type VehicleIcons = Readonly<Record<string, readonly VehicleIconPath[]>>;

let loaded: VehicleIcons | undefined;
let loading: Promise<VehicleIcons> | undefined;

/**
 * Fetches the drawings (a chunk of their own, once a page).
 * @throws the loader's error when the chunk cannot be fetched; the next call tries again.
 */
export function loadVehicleIcons(): Promise<VehicleIcons> {
  loading ??= import('./vehicle-icon-paths').then(
    (module) => (loaded = module.vehicleIconPaths),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The drawings if they have been fetched already. */
export function getLoadedVehicleIcons(): VehicleIcons | undefined {
  return loaded;
}
