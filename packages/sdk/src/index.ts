'use client';
export { createTrackingClient, isTrackingError, TrackingError } from './client';
export type { TrackingClient, TrackingClientOptions } from './client';
export * from './react';
export { VehicleIcon, type VehicleIconProps } from './icons/vehicle-icon';
export * from './widgets/device-detail';
export * from './widgets/device-list';
export * from './widgets/live-map';
export * from './widgets/place-line';
