/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `detail.json` and what fills their places. */
export interface DetailWords {
  'device.missing.title': undefined;
  'device.missing.text': undefined;
  'device.missing.action': undefined;
  'device.status.since': { time: Value; duration: Value };
  'device.status.lastHeard': { age: Value };
  'device.past.title': { age: Value; state: Value };
  'device.past.moving': { speed: Value };
  'device.past.idle': undefined;
  'device.past.stopped': undefined;
  'device.alarm.label': undefined;
  'device.alarm.text': { age: Value };
  'device.follow.action': undefined;
  'device.history.action': undefined;
  'device.actions.label': undefined;
  'device.ignition.on': undefined;
  'device.ignition.off': undefined;
  'device.attributes.title': undefined;
  'device.attributes.search': undefined;
  'device.attributes.none': { query: Value };
  'device.attributes.empty': undefined;
  'device.position.at': { time: Value };
  'device.position.accuracy': { time: Value; meters: Value };
  'detail.tiles.edit': undefined;
  'detail.tile.since': { time: Value };
  'detail.driver.title': undefined;
  'detail.driver.unknown': undefined;
  'detail.driver.code': { code: Value };
  'detail.today.title': undefined;
  'detail.today.distance': undefined;
  'detail.today.moving': undefined;
  'detail.today.stopped': undefined;
  'detail.today.max': undefined;
  'detail.today.stops': { count: number };
  'detail.today.empty': undefined;
  'detail.today.chart': { from: Value; to: Value; trips: number; stops: number };
  'detail.events.title': undefined;
  'detail.events.empty': undefined;
  'detail.events.speed': { speed: Value; limit: Value };
  'detail.maintenance.title': undefined;
  'detail.maintenance.left': { left: Value };
  'detail.maintenance.overdue': { left: Value };
  'detail.sensors.title': { hours: number };
  'detail.sensors.range': { min: Value; max: Value };
  'detail.sensors.chart': { label: Value; hours: number; min: Value; max: Value; last: Value };
  'detail.part.failed': undefined;
  'detail.part.retry': undefined;
  'detail.pins.title': undefined;
  'detail.pins.text': undefined;
  'detail.pins.choose': undefined;
  'detail.pins.none': undefined;
  'detail.pins.up': { label: Value };
  'detail.pins.down': { label: Value };
  'detail.pins.remove': { label: Value };
  'detail.pins.moved': { label: Value; place: number; count: number };
  'detail.pins.reset': undefined;
  'detail.pins.save': undefined;
  'detail.pins.cancel': undefined;
  'detail.label': { name: Value };
  'device.edit.action': undefined;
  'detail.tiles.title': undefined;
}
