import { createUserAgent } from '../../../ground/branding/create-user-agent';
import { remakeOnChange } from '../../../mail/switched';
import { defineFeature } from '../../../ground/feature';
import { createWeather } from './weather';
import { registerWeatherRoutes } from './weather.routes';

/** The weather where an account's map begins. */
export const weatherFeature = defineFeature({
  name: 'weather',
  open({ config, brand, integrations, upstream, clock, log }) {
    const userAgent = createUserAgent(brand, config.publicUrl);
    const readWeather = remakeOnChange(
      () => integrations.now().weather,
      (service) => createWeather({ service, upstream, clock, log, userAgent }),
    );
    return { routes: (door) => registerWeatherRoutes(door, { readWeather }) };
  },
});
