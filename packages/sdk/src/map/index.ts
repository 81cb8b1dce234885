export { FleetLayer, type FleetLayerProps } from './fleet-layer';
export {
  createFleetCanvasLayer,
  type FleetCanvasLayer,
  type FleetCanvasLayerOptions,
} from './fleet-canvas-layer';
export type { FleetMessage } from './fleet-messages';
export type { VehicleState } from './vehicle-state';
export { RouteLine, type RouteFix, type RouteLineProps } from './route-line';
export { Trail, type TrailProps } from './trail';
export { BaseMap, type BaseMapProps } from './base-map';
export { StreetsLayer, type StreetsLayerProps } from './streets-layer';
export { useMap } from './use-map';
