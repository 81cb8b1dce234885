/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `device.json` and what fills their places. */
export interface DeviceWords {
  'devices.page.title': undefined;
  'devices.new.action': undefined;
  'devices.new.short': undefined;
  'devices.empty.add': undefined;
  'devices.empty.terminal': undefined;
  'devices.empty.one': undefined;
  'devices.empty.many': undefined;
  'devices.empty.message': undefined;
  'devices.empty.copy': { step: Value };
  'devices.empty.waiting': undefined;
  'devices.empty.ask': undefined;
  'device.page.title': undefined;
  'device.place.copy': undefined;
  'device.place.copied': undefined;
  'device.group.none': undefined;
}
