/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `driver.json` and what fills their places. */
export interface DriverWords {
  'driver.page.title': undefined;
  'driver.now.label': undefined;
  'driver.now.none': undefined;
  'driver.now.since': { time: Value };
  'driver.now.hint': undefined;
  'driver.queue.waiting': { count: number };
  'driver.engine.released': undefined;
  'driver.engine.held': undefined;
  'driver.engine.failed': undefined;
  'driver.camera.label': undefined;
  'driver.camera.close': undefined;
  'driver.camera.failed': undefined;
  'driver.scan.action': undefined;
  'driver.code.label': undefined;
  'driver.in.action': undefined;
  'driver.out.action': undefined;
  'driver.leave.action': undefined;
}
