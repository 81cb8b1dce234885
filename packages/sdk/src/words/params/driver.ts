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
  'driver.away.text': undefined;
  'driver.now.unknown': undefined;
  'driver.waiting.label': undefined;
  'driver.entry.out': undefined;
  'driver.taken.title': undefined;
  'driver.refused.title': { count: number };
  'driver.refused.time': undefined;
  'driver.refused.dismiss': { scan: Value };
  'driver.code.badge': undefined;
  'driver.shared.title': undefined;
  'driver.shared.driver': undefined;
  'driver.shared.first': undefined;
  'driver.shared.second': undefined;
  'driver.shared.next': undefined;
  'driver.shared.again': undefined;
  'driver.shared.back': undefined;
  'driver.shared.refused': undefined;
  'driver.camera.hint': undefined;
  'driver.leave.away': undefined;
}
