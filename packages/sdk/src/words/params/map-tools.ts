/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `map-tools.json` and what fills their places. */
export interface MapToolsWords {
  'map.pointed.vehicle': { name: Value; status: Value; place: number; places: number };
  'map.pointed.cluster': { count: number; status: Value; place: number; places: number };
  'map.card.since': { time: Value; duration: Value };
  'map.cluster.list': { count: number };
  'map.cluster.close': undefined;
  'map.layers.cluster': undefined;
  'map.follow.list': undefined;
  'map.follow.stop': { name: Value };
  'map.follow.stopAll': undefined;
  'map.follow.paused': undefined;
  'map.follow.resume': undefined;
  'map.layers.base': undefined;
  'map.layers.show': undefined;
  'map.layers.names': undefined;
  'map.layers.plates': undefined;
  'map.layers.groups': undefined;
  'map.layers.geofences': undefined;
  'map.layers.precision': undefined;
  'map.layers.status': undefined;
  'map.layers.restore': undefined;
  'map.layers.close': undefined;
  'map.layers.unreadable': { count: number };
  'map.legend': undefined;
  'map.legend.close': undefined;
  'map.legend.moving': undefined;
  'map.legend.idle': undefined;
  'map.legend.stopped': undefined;
  'map.legend.offline': undefined;
  'map.legend.unknown': undefined;
  'map.legend.alarm': undefined;
  'map.legend.cluster': undefined;
  'map.legend.cluster.text': undefined;
  'map.legend.geofence': undefined;
  'map.legend.geofence.text': undefined;
  'map.measure.start': undefined;
  'map.measure.end': undefined;
  'map.measure.done': undefined;
  'map.measure.label': undefined;
  'map.measure.hint': undefined;
  'map.measure.points': { count: number };
  'map.measure.undo': undefined;
  'map.locate.show': undefined;
  'map.locate.hide': undefined;
  'map.locate.asking': undefined;
  'map.locate.found': { accuracy: Value };
  'map.locate.denied': undefined;
  'map.locate.unavailable': undefined;
  'map.locate.timeout': undefined;
  'map.locate.retry': undefined;
  'map.street.show': undefined;
  'map.street.open': undefined;
  'map.street.label': undefined;
  'map.street.renew': undefined;
  'map.street.close': undefined;
  'map.street.away': undefined;
  'map.fullScreen.start': undefined;
  'map.fullScreen.end': undefined;
  'map.print': undefined;
}
