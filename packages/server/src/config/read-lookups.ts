import { type Config, ConfigError } from './config';
import { lookupSettings } from './lookup-settings';
import type { Setting } from './setting';

type Read = <T>(setting: Setting<T>) => T;

/** The services outside. Throws `ConfigError` for a setting that needs another. */
export function readLookups(read: Read): Pick<Config, 'geocoder' | 'postcode' | 'weather'> {
  const geocoderUrl = read(lookupSettings.geocoderUrl);
  const geocoderKey = read(lookupSettings.geocoderKey);
  if (geocoderUrl === undefined && geocoderKey !== undefined) {
    throw new ConfigError('--geocoder-key-file needs --geocoder-url: say which service it is for.');
  }
  const postcodeUrl = read(lookupSettings.postcodeUrl);
  const url = read(lookupSettings.weatherUrl);
  const of = {
    key: read(lookupSettings.weatherKey),
    cityUrl: read(lookupSettings.cityUrl),
    ownAddressUrl: read(lookupSettings.publicIpUrl),
  };
  if (url === undefined && Object.values(of).some((value) => value !== undefined)) {
    throw new ConfigError(
      '--weather-key-file, --city-url and --public-ip-url need --weather-url: say which service tells the weather.',
    );
  }
  if (of.ownAddressUrl !== undefined && of.cityUrl === undefined) {
    throw new ConfigError('--public-ip-url needs --city-url: say which service knows its city.');
  }
  return {
    geocoder: geocoderUrl === undefined ? undefined : { url: geocoderUrl, key: geocoderKey },
    postcode: postcodeUrl === undefined ? undefined : { url: postcodeUrl },
    weather: url === undefined ? undefined : { url, ...of },
  };
}
