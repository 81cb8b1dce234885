import { defaultBranding } from '@rastro/theme/schema';
import type { Config } from '../../config/config';
import { askForecast } from '../../lookup/ask-forecast';
import { askGeocoder } from '../../lookup/ask-geocoder';
import { SOMEWHERE } from '../../lookup/service';
import { toUserAgent } from '../../lookup/to-user-agent';
import { type Finding, good } from './finding';

/** Asks the services for addresses and the weather, where there are some. */
export async function checkLookups({
  geocoder,
  weather,
  publicUrl,
}: Pick<Config, 'geocoder' | 'weather' | 'publicUrl'>): Promise<Finding[]> {
  const userAgent = toUserAgent(defaultBranding.productName, publicUrl);
  const checks = [
    geocoder &&
      checkService('addresses', geocoder.url, () => askGeocoder(geocoder, SOMEWHERE, userAgent)),
    weather &&
      checkService('weather', weather.url, () => askForecast(weather, SOMEWHERE, userAgent)),
  ];
  return Promise.all(checks.filter((check) => check !== undefined));
}

async function checkService(
  what: 'addresses' | 'weather',
  url: string,
  ask: () => Promise<unknown>,
): Promise<Finding> {
  try {
    await ask();
    return good(what, `${new URL(url).host} answers`);
  } catch (error) {
    const flag = what === 'addresses' ? 'geocoder' : 'weather';
    const remedy = `Check it under /integrations, or --${flag}-url and --${flag}-key-file; all else works without it.`;
    return { level: 'warning', what, found: (error as Error).message, remedy };
  }
}
