import { setting } from './setting';
import * as parse from './setting-parsers';

const none = { fallback: undefined, fallbackText: 'none' } as const;

/** Services outside that are asked for addresses, postcodes and the weather. */
export const lookupSettings = {
  geocoderUrl: setting<string | undefined>({
    flag: 'geocoder-url',
    env: 'GEOCODER_URL',
    placeholder: 'URL',
    fallback: undefined,
    fallbackText: 'no addresses are looked up; with --tracking-url, that Traccar does',
    parse: parse.parseServiceUrl,
    help: 'finds addresses as Nominatim does, such as https://nominatim.openstreetmap.org/reverse',
  }),
  geocoderKey: setting<string | undefined>({
    ...none,
    flag: 'geocoder-key-file',
    env: 'GEOCODER_KEY_FILE',
    placeholder: 'FILE',
    parse: parse.readSecretFile,
    help: 'file with the key of that service',
  }),
  postcodeUrl: setting<string | undefined>({
    flag: 'postcode-url',
    env: 'POSTCODE_URL',
    placeholder: 'URL',
    fallback: undefined,
    fallbackText: 'off',
    parse: parse.parsePostcodeUrl,
    help: 'says the address of a CEP, as ViaCEP or BrasilAPI do: https://viacep.com.br/ws/{postcode}/json/',
  }),
  weatherUrl: setting<string | undefined>({
    flag: 'weather-url',
    env: 'WEATHER_URL',
    placeholder: 'URL',
    fallback: undefined,
    fallbackText: 'off',
    parse: parse.parseServiceUrl,
    help: 'tells the weather as Open-Meteo does, such as https://api.open-meteo.com/v1/forecast',
  }),
  weatherKey: setting<string | undefined>({
    ...none,
    flag: 'weather-key-file',
    env: 'WEATHER_KEY_FILE',
    placeholder: 'FILE',
    parse: parse.readSecretFile,
    help: 'file with the key of that service',
  }),
  cityUrl: setting<string | undefined>({
    ...none,
    flag: 'city-url',
    env: 'CITY_URL',
    placeholder: 'URL',
    parse: parse.parseCityUrl,
    help: 'says where an address is, for the weather: https://ipapi.co/{ip}/json/',
  }),
  publicIpUrl: setting<string | undefined>({
    ...none,
    flag: 'public-ip-url',
    env: 'PUBLIC_IP_URL',
    placeholder: 'URL',
    parse: parse.parseServiceUrl,
    help: 'says the address of this server, where people come from its own network',
  }),
};
