'use client';
export { DeviceDeletion } from './device-deletion';
export { DeviceForm, type DeviceFormProps } from './device-form';
