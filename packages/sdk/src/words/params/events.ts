/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `events.json` and what fills their places. */
export interface EventsWords {
  'event.text.deviceOnline': { device: Value; at: Value };
  'event.text.deviceOffline': { device: Value; at: Value };
  'event.text.deviceUnknown': { device: Value; at: Value };
  'event.text.deviceInactive': { device: Value; at: Value };
  'event.text.deviceMoving': { device: Value; at: Value };
  'event.text.deviceStopped': { device: Value; at: Value };
  'event.text.deviceOverspeed': { device: Value; speed: Value; at: Value };
  'event.text.deviceOverspeedInside': { device: Value; speed: Value; geofence: Value; at: Value };
  'event.text.deviceFuelDrop': { device: Value; at: Value };
  'event.text.deviceFuelIncrease': { device: Value; at: Value };
  'event.text.geofenceEnter': { device: Value; geofence: Value; at: Value };
  'event.text.geofenceExit': { device: Value; geofence: Value; at: Value };
  'event.text.proximityEnter': { device: Value; at: Value };
  'event.text.proximityExit': { device: Value; at: Value };
  'event.text.unaccompaniedMotion': { device: Value; at: Value };
  'event.text.alarm': { device: Value; alarm: Value; at: Value };
  'event.text.ignitionOn': { device: Value; at: Value };
  'event.text.ignitionOff': { device: Value; at: Value };
  'event.text.maintenance': { device: Value; maintenance: Value; at: Value };
  'event.text.driverChanged': { driver: Value; device: Value; at: Value };
  'event.text.commandResult': { device: Value; result: Value; at: Value };
  'event.text.queuedCommandSent': { device: Value; at: Value };
  'event.text.media': { device: Value; media: Value; file: Value; at: Value };
  'event.text.geofenceCrossed': { device: Value; geofence: Value; at: Value };
  'event.text.textMessage': { device: Value; at: Value };
  'event.text.other': { device: Value; type: Value; at: Value };
  'event.media.image': undefined;
  'event.media.video': undefined;
  'event.media.audio': undefined;
  'push.test.text': undefined;
  'channel.test.text': { product: Value };
}
