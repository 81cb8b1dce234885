'use client';
export { DeviceDetail } from './device-detail';
export type { DeviceDetailProps } from './device-detail-props';
export { DeviceStatus, type DeviceStatusProps } from './head/device-status';
