'use client';
export { DeviceForm, type DeviceFormProps } from './device-form';
