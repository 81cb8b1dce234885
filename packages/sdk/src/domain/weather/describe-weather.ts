import type { Phrase } from '../words/phrase';

/** Appearance of the weather, for an icon and a word. `plain` is without information. */
export type WeatherLook =
  | 'clear'
  | 'partlyCloudy'
  | 'cloudy'
  | 'fog'
  | 'rain'
  | 'snow'
  | 'showers'
  | 'plain';

/** The first and last of the WMO codes that look alike (spec §9). */
const LOOKS: readonly (readonly [first: number, last: number, look: WeatherLook])[] = [
  [0, 1, 'clear'],
  [2, 2, 'partlyCloudy'],
  [3, 3, 'cloudy'],
  [45, 45, 'fog'],
  [48, 48, 'fog'],
  [61, 65, 'rain'],
  [71, 75, 'snow'],
  [80, 82, 'showers'],
];

/** The icon and the word of a WMO code; one that the specification does not name is `plain`. */
export function describeWeather(code: number): {
  icon: WeatherLook;
  phrase: Phrase<`weather.${WeatherLook}`>;
} {
  const known = LOOKS.find(([first, last]) => code >= first && code <= last);
  const icon = known !== undefined && Number.isInteger(code) ? known[2] : 'plain';
  return { icon, phrase: { key: `weather.${icon}` } };
}
