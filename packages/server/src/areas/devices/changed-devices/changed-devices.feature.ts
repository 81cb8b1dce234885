import { defineFeature } from '../../../ground/feature';
import { type ChangedDevices, createChangedDevices } from './changed-devices';

declare module '../../../ground/feature' {
  interface Offers {
    changedDevices: ChangedDevices;
  }
}

/** Open pages get what somebody saved of a device, also of one that sends no position. */
export const changedDevicesFeature = defineFeature({
  name: 'changed-devices',
  needs: [],
  open({ database, upstream, log }) {
    const { register, devices, stop } = createChangedDevices({ database, upstream, log });
    return { offers: { changedDevices: devices }, routes: register, stop };
  },
});
