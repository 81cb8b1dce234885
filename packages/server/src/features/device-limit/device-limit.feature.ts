import { defineFeature } from '../feature';
import { limitDevices } from './limit-devices';

/** How many devices the server may have. */
export const deviceLimitFeature = defineFeature({
  name: 'device-limit',
  open: ({ brand }) => ({ wrap: (tracking) => limitDevices(tracking, brand.attributePrefix) }),
});
