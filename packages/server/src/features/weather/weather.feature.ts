import { createUserAgent } from '../branding/create-user-agent';
import { defineFeature } from '../feature';
import { createWeather } from './weather';
import { registerWeatherRoutes } from './weather.routes';

/** The weather where an account's map begins. */
export const weatherFeature = defineFeature({
  name: 'weather',
  needs: ['identify', 'access'],
  open({ config, brand, upstream, clock, log }, needed) {
    const { weather: service, publicUrl } = config;
    const userAgent = createUserAgent(brand, publicUrl);
    const weather = service && createWeather({ service, upstream, clock, log, userAgent });
    return { routes: (door) => registerWeatherRoutes(door, { ...needed, weather }) };
  },
});
