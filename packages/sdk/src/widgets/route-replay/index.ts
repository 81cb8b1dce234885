'use client';
export { RouteReplay } from './route-replay';
export type { RouteReplayProps, RouteReplaySlotProps } from './route-replay-props';
export { RouteHistory, type RouteHistoryProps } from './route-history';
