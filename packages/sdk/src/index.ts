'use client';
export { createTrackingClient, isTrackingError, TrackingError } from './client';
export type { TrackingClient, TrackingClientOptions } from './client';
export * from './react';
