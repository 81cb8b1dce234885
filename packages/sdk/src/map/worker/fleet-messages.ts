import type { GeoBox } from '../../domain/geo/geo-box';
import type { VehicleIcons } from '../../icons/load-vehicle-icons';
import type { FleetPalette } from '../fleet/fleet-palette';
import type { PackedVehicles } from '../fleet/pack-vehicles';
import type { AlarmOwners, VehicleState } from '../fleet/vehicle-state';

/** Vehicles that are new or have changed, and those that are gone. */
interface VehiclesMessage {
  type: 'vehicles';
  upserts: readonly VehicleState[];
  removedIds: readonly number[];
}

/** Messages to the painter besides vehicles. */
type PaintMessage =
  | { type: 'palette'; palette: FleetPalette }
  | { type: 'icons'; icons: VehicleIcons }
  | { type: 'clear' }
  /** Vehicles with a ring round them; the only ones. */
  | { type: 'picked'; deviceIds: readonly number[] }
  /** Owners of the alarms. */
  | ({ type: 'alarms' } & AlarmOwners)
  /** Asks once for what lies in a box. */
  | { type: 'find'; requestId: number; box: GeoBox }
  | {
      type: 'marks';
      selectedId: number | undefined;
      followedIds: readonly number[];
      hoverId: number | undefined;
      /** A device of the cluster that is open: frames tell all devices of that cluster. */
      openedId: number | undefined;
    }
  | {
      type: 'settings';
      showNames: boolean;
      showPlates: boolean;
      showStatus: boolean;
      /** By id; empty while groups are not shown. */
      groupNames: ReadonlyMap<number, string>;
      /** Draws vehicles that stand near each other as one disc with their number. */
      showClusters: boolean;
      reducedMotion: boolean;
      /** The language that numbers are written in. */
      locale: string;
    };

/** Vehicles found in a box. */
export interface FoundVehicles {
  requestId: number;
  deviceIds: Float64Array<ArrayBuffer>;
}

/** Messages from the map's owner to the painter. */
export type FleetMessage = PaintMessage | VehiclesMessage;

/** The same as it reaches the renderer: vehicles as arrays that can be handed to another thread. */
export type RendererMessage = PaintMessage | { type: 'packed'; vehicles: PackedVehicles };
