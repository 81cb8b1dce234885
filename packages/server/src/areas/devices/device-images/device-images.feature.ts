import { defineFeature } from '../../../ground/feature';
import { createDeviceImages } from './device-images';
import { registerDeviceImageRoutes } from './device-images.routes';

/** Pictures of devices. */
export const deviceImagesFeature = defineFeature({
  name: 'device-images',
  open({ upstream }) {
    const images = createDeviceImages(upstream);
    return { routes: (door) => registerDeviceImageRoutes(door, { images }) };
  },
});
