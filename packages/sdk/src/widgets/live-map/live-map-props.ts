import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react';
import type { MapLayer } from '../../contract/map-layer';
import type { DeviceFilter } from '../../domain/device/filter-devices';
import type { MapShow } from '../../domain/map/map-show';
import type { InitialView } from '../../domain/geo/initial-view';
import type { Appearance } from '../../react/appearance/appearance';
import type { LabelOverrides } from '../../react/labels/label';
import type { MenuPlace } from '../../ui/overlay/menu-place';
import type { DeviceSelection } from '../selection';

/** Map layers besides vehicles: fences, names, plates, precision, states, legend. */
export type LiveMapShow = MapShow;

/** Methods of a `LiveMap`, through its `ref`. */
export interface LiveMapHandle {
  /** Vehicles shown in the last frame, alone or in a cluster; 0 before the first. */
  getDrawnCount(): number;
  /**
   * Current position of a vehicle, CSS px of the browser window; `undefined` if it is not on the
   * map.
   */
  getScreenPoint(deviceId: number): { x: number; y: number } | undefined;
  zoomIn(): void;
  zoomOut(): void;
  /** Shows all vehicles. */
  fitAll(): void;
  /** Brings a vehicle into the middle. */
  focusDevice(deviceId: number): void;
}

/** Props of `LiveMap`. */
export interface LiveMapProps {
  /**
   * Base maps in place of the server's own: image tiles, MapLibre styles or PMTiles files. The first
   * that suits the scheme is shown first; `[]` leaves the built-in map alone.
   */
  layers?: readonly MapLayer[] | undefined;
  /**
   * The chosen base map, `plain` for the built-in one; default the `map` of the account, else of the
   * server, where they name one of these. Give it to keep the choice yourself.
   */
  layerId?: string | undefined;
  onLayerChange?: (layerId: string) => void;
  /**
   * Address of the file of an included map (docs/branding.md), which is drawn without tiles where no
   * base map is. Default: the server's, of its brand or its demo.
   */
  includedMapUrl?: string | undefined;
  /** More credit lines, e.g. of the vehicles' data. A demo fleet's own is always there. */
  credits?: readonly string[];
  /** Devices it leaves out are not on the map. */
  filter?: DeviceFilter | undefined;
  /** Drawn inside the map, e.g. `<RouteLine points />`. */
  children?: ReactNode;

  /** The selected device; its marker is on top, with a halo and all its words. */
  selectedId?: DeviceSelection;
  /** A vehicle was pressed; `undefined` for the map beside all vehicles. */
  onSelect?: (deviceId: number | undefined) => void;
  /**
   * Somebody asks what can be done with a vehicle: by a right click, a long press or the key for menus.
   * `<DeviceMenu>` can stand there.
   */
  onMenu?: (deviceId: number, at: MenuPlace) => void;
  /**
   * The devices that are kept in view, each with its way of the last 30 minutes and since then in a
   * colour of its own; 6 colours are told apart by everybody. Give the same list while nothing
   * changes. Dragging the map pauses it, and it says so.
   */
  followIds?: readonly number[] | undefined;
  /** A control changed what is followed. Without it there is none, nor a list of what is followed. */
  onFollowChange?: (deviceIds: readonly number[]) => void;
  /**
   * The devices that are picked for something that is done with all of them, each with a ring. Give the
   * same list while nothing changes.
   */
  pickedIds?: readonly number[] | undefined;
  /** Somebody picked devices: by a box, by pressing with Shift. Without it nothing can be picked. */
  onPickedChange?: (deviceIds: readonly number[]) => void;
  /** Shows these devices alone in a list. Without it the map does not offer it. */
  onShowPicked?: (deviceIds: readonly number[]) => void;
  /** Initial view; default the rule of spec §4 (user, server, all devices, 0/0). */
  view?: InitialView;
  /** The closest zoom at which the map starts around its devices or the bounds of `view`; default 17. */
  closestFit?: number;
  /**
   * Layers chosen to be shown. Omitted ones start from the attributes of account and server
   * (`mapGeofences`, `mapNames`, …); otherwise plates, states and fences are shown. Pass it to
   * control the state yourself.
   */
  show?: Partial<LiveMapShow>;
  /** Fences are drawn fainter and without names, below what the map is about, e.g. a route. */
  faintFences?: boolean | undefined;
  /** Somebody chose: all that is chosen now, `{}` after going back to how the account starts. */
  onShowChange?: (choice: Partial<LiveMapShow>) => void;
  /** Space covered by panels, px per side; fitting and following keep clear of it. */
  padding?: Partial<{ top: number; right: number; bottom: number; left: number }>;

  /** A look of its own. */
  appearance?: Appearance;
  /** Words of its own, by key (`map.…`). */
  labels?: LabelOverrides;
  /** `null` removes a part, a component replaces it. Credits cannot be removed. */
  slots?: { controls?: ComponentType<LiveMapControlsSlotProps> | null; scale?: null; tools?: null };
  slotProps?: { controls?: Partial<LiveMapControlsSlotProps>; tools?: LiveMapToolsSlotProps };
  /** Shown until the map is there, and on servers. Default: the colour of the land. */
  fallback?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  ref?: Ref<LiveMapHandle>;
}

/** Props of the tools menu. */
export interface LiveMapToolsSlotProps {
  /**
   * A key for Google's embedded maps, restricted to the sites of the page. With it street views open
   * over the map, and the page's policy has to allow `https://www.google.com` in `frame-src` and
   * `connect-src`; without it they open in a tab of their own.
   */
  streetViewKey?: string | undefined;
  /** Heading of a printed map. Default: the title of the page. */
  printTitle?: string | undefined;
}

/** Props of a replacement for the controls. */
export interface LiveMapControlsSlotProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFitAll: () => void;
  /** Is the selected vehicle followed? */
  isFollowing: boolean;
  /** Absent while there is nothing to follow. */
  onToggleFollow: (() => void) | undefined;
  /** The menu of base maps and words. */
  layersMenu: ReactNode;
  /** The menu of tools: measure, where am I, street view, full screen, print. */
  toolsMenu: ReactNode;
  /** Distance from the top and right edge, px. */
  top: number;
  right: number;
  /** Height covered at the map's lower edge, px. */
  bottom: number;
}
