/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `weather.json` and what fills their places. */
export interface WeatherWords {
  'weather.clear': undefined;
  'weather.partlyCloudy': undefined;
  'weather.cloudy': undefined;
  'weather.fog': undefined;
  'weather.rain': undefined;
  'weather.snow': undefined;
  'weather.showers': undefined;
  'weather.plain': undefined;
  'weather.badge.text': { look: Value; speed: Value };
}
