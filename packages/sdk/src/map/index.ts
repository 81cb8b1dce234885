export { FleetLayer, type FleetLayerProps } from './worker/fleet-layer';
export {
  createFleetCanvasLayer,
  type FleetCanvasLayer,
  type FleetCanvasLayerOptions,
} from './worker/fleet-canvas-layer';
export type { FleetMessage } from './worker/fleet-messages';
export type { VehicleState } from './fleet/vehicle-state';
export { RouteLine, type RouteFix, type RouteLineProps } from './layers/route/route-line';
export { Trails, type TrailsProps } from './layers/follow/trails';
export { BaseMap, type BaseMapProps } from './layers/land/base-map';
export { IncludedMapLayer, type IncludedMapLayerProps } from './layers/included/included-map-layer';
export { PageFences, type PageFencesProps } from './layers/fences/page-fences';
export { useMap } from './view/use-map';
export { ReplayLayer, type ReplayLayerProps } from './layers/replay/replay-layer';
export type { ReplayVehicle } from './layers/replay/use-replay-vehicles';
