import { defaultBranding } from '@rastro/theme/schema';
import type { Config } from '../../config/config';
import { askForecast } from '../../lookup/ask-forecast';
import { askGeocoder } from '../../lookup/ask-geocoder';
import { askPostcode } from '../../lookup/ask-postcode';
import { SOME_POSTCODE, SOMEWHERE } from '../../lookup/service';
import { toUserAgent } from '../../lookup/to-user-agent';
import { type Finding, foundBy, good } from './finding';

/** Asks the services for addresses, postcodes and the weather, where there are some. */
export async function checkLookups({
  geocoder,
  postcode,
  weather,
  publicUrl,
}: Pick<Config, 'geocoder' | 'postcode' | 'weather' | 'publicUrl'>): Promise<Finding[]> {
  const userAgent = toUserAgent(defaultBranding.productName, publicUrl);
  const checks = [
    geocoder &&
      checkService('addresses', geocoder.url, () => askGeocoder(geocoder, SOMEWHERE, userAgent)),
    postcode &&
      checkService('postcodes', postcode.url, () =>
        askPostcode(postcode, SOME_POSTCODE, userAgent),
      ),
    weather &&
      checkService('weather', weather.url, () => askForecast(weather, SOMEWHERE, userAgent)),
  ];
  return Promise.all(checks.filter((check) => check !== undefined));
}

/** The settings to look at. */
const FLAGS = {
  addresses: ['--geocoder-url', '--geocoder-key-file'],
  postcodes: ['--postcode-url'],
  weather: ['--weather-url', '--weather-key-file'],
} as const;

async function checkService(
  what: keyof typeof FLAGS,
  url: string,
  ask: () => Promise<unknown>,
): Promise<Finding> {
  try {
    await ask();
    const { host } = new URL(url);
    return good(what, `${host} answers`, 'answers', { host });
  } catch (error) {
    const flags = FLAGS[what];
    const remedy = `Check it under /integrations, or ${flags.join(' and ')}; all else works without it.`;
    const facts = { code: 'lookupFails', params: { flags: flags.join(', ') } } as const;
    return {
      level: 'warning',
      what,
      found: (error as Error).message,
      remedy,
      ...foundBy(error, facts),
    };
  }
}
