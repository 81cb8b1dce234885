import type { VehicleIcons } from '../icons/load-vehicle-icons';
import type { CanvasView } from './canvas-view';
import type { FleetPalette } from './fleet-palette';
import type { VehicleState } from './vehicle-state';

/** What the owner of the map tells the renderer. */
export type FleetMessage =
  | { type: 'view'; view: CanvasView }
  | { type: 'palette'; palette: FleetPalette }
  | { type: 'icons'; icons: VehicleIcons }
  | { type: 'clear' }
  | { type: 'vehicles'; upserts: readonly VehicleState[]; removedIds: readonly number[] }
  | {
      type: 'marks';
      selectedId: number | undefined;
      followedId: number | undefined;
      hoverId: number | undefined;
    }
  | { type: 'settings'; showNames: boolean; showPlates: boolean; reducedMotion: boolean };
