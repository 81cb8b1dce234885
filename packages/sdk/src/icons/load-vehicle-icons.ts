import type { SmallIcon } from './small/small-icon';
import type { VehicleIconPath } from './vehicle-icon-path';

/** All drawings by name. */
export type VehicleIcons = Readonly<Record<string, readonly VehicleIconPath[]>>;

/** Drawings that are fetched, a chunk of their own, once a page. */
export interface Drawings<Icon> {
  /** Rejects with the loader's error when the chunk cannot be fetched; the next call tries again. */
  load(): Promise<Readonly<Record<string, Icon>>>;
  /** The drawings if they have been fetched already. */
  get(): Readonly<Record<string, Icon>> | undefined;
}

function createDrawings<Icon>(
  fetchAll: () => Promise<Readonly<Record<string, Icon>>>,
): Drawings<Icon> {
  let loaded: Readonly<Record<string, Icon>> | undefined;
  let loading: Promise<Readonly<Record<string, Icon>>> | undefined;
  return {
    load() {
      loading ??= fetchAll().then(
        (drawings) => (loaded = drawings),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    get: () => loaded,
  };
}

/** The drawings from above, for maps and large pictures. */
export const largeDrawings: Drawings<readonly VehicleIconPath[]> = createDrawings(
  async () => (await import('./vehicle-icon-paths')).vehicleIconPaths,
);

/** The small drawings, for lists and fields. */
export const smallDrawings: Drawings<SmallIcon> = createDrawings(
  async () => (await import('./small/small-icon-paths')).smallIconPaths,
);
