/**
 * Exports for the sibling packages without any promise of stability: they change with any release.
 */
'use client';
export { createTrackingClient, isTrackingError, TrackingError } from './client';
export type { TrackingClient, TrackingClientOptions } from './client';
export * from './react';
export { VehicleIcon, type VehicleIconProps } from './icons/vehicle-icon';
export * from './widgets/alarms';
export * from './widgets/command-dialog';
export * from './widgets/device-menu';
export * from './widgets/device-detail';
export * from './widgets/device-form';
export * from './widgets/device-list';
export { ActiveFilters } from './widgets/device-list/toolbar/active-filters';
export * from './widgets/engine-lock';
export * from './widgets/export-menu';
export * from './widgets/facts';
export * from './widgets/geofences';
export * from './widgets/group-move';
export * from './widgets/live-map';
export * from './widgets/managed';
export * from './widgets/notices';
export * from './widgets/push';
export * from './widgets/notifications';
export * from './widgets/place-line';
export * from './widgets/route-replay';
export * from './widgets/share-dialog';
export * from './widgets/share-viewer';
export * from './widgets/reports';
export * from './widgets/report-schedules';
