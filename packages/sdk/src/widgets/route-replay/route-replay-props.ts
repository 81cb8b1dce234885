import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react';
import type { ReplayView } from '../../domain';
import type { Appearance, LabelOverrides } from '../../react';
import type { LiveMapProps } from '../live-map';

/** Props of `RouteReplay`. */
export interface RouteReplayProps {
  /** View to show; pass it to control the state yourself, e.g. in an address. */
  view?: ReplayView;
  /** Initial view when the widget keeps its own. Default nothing chosen. */
  defaultView?: ReplayView;
  /** `isStep`: something else is shown, in place of a moment of the same. */
  onViewChange?: (view: ReplayView, options: { isStep: boolean }) => void;
  /** Chooses vehicles in the widget. Default true. */
  hasVehicles?: boolean;
  /** Keys of the whole page: space, arrows, `<` and `>`. Default true. */
  keys?: boolean;
  appearance?: Appearance;
  labels?: LabelOverrides;
  /**
   * Places of a host for the map's layers and for the player; what they are given is to be drawn there.
   * Default: a map and a player of its own, beside and below the list.
   */
  slots?: {
    map?: ComponentType<RouteReplaySlotProps>;
    player?: ComponentType<RouteReplaySlotProps>;
  };
  slotProps?: { map?: LiveMapProps };
  /** Shown until the words are there; default nothing. */
  fallback?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Props of a host's slot. */
export interface RouteReplaySlotProps {
  children: ReactNode;
  /** There is a route to show. */
  isReady: boolean;
}
