'use client';
export { DeviceDetail } from './device-detail';
export type { DeviceDetailProps } from './device-detail-props';
export { DeviceStatus, type DeviceStatusProps } from './head/device-status';
export { DEVICE_DETAIL_TABS, type DeviceDetailTab } from './tabs/detail-tab';
