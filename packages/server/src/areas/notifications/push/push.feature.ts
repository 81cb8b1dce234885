import { defineFeature } from '../../../ground/feature';
import { createPushDeviceCalls } from './push-device-calls';

/** Browsers that are told while no page is open. */
export const pushFeature = defineFeature({
  name: 'push',
  open: ({ push }) => ({ resources: { PushDevice: createPushDeviceCalls(push) } }),
});
