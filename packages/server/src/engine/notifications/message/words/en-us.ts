import type { EventWords } from './event-words';

/** English as Traccar writes it; the others say the same. */
export const enUs: EventWords = {
  sentences: {
    deviceOnline: (p) => `${p.device} online at ${p.at}`,
    deviceOffline: (p) => `${p.device} offline at ${p.at}`,
    deviceUnknown: (p) => `${p.device} is unknown at ${p.at}`,
    deviceInactive: (p) => `${p.device} is inactive at ${p.at}`,
    deviceMoving: (p) => `${p.device} moving at ${p.at}`,
    deviceStopped: (p) => `${p.device} stopped at ${p.at}`,
    deviceOverspeed: (p) =>
      `${p.device} exceeds the speed ${p.speed}${p.geofence && ` in ${p.geofence}`} at ${p.at}`,
    deviceFuelDrop: (p) => `${p.device} fuel drop at ${p.at}`,
    deviceFuelIncrease: (p) => `${p.device} fuel increase at ${p.at}`,
    geofenceEnter: (p) => `${p.device} has entered geofence ${p.geofence} at ${p.at}`,
    geofenceExit: (p) => `${p.device} has exited geofence ${p.geofence} at ${p.at}`,
    proximityEnter: (p) => `${p.device} came near at ${p.at}`,
    proximityExit: (p) => `${p.device} went away at ${p.at}`,
    unaccompaniedMotion: (p) => `${p.device} moves unaccompanied at ${p.at}`,
    alarm: (p) => `${p.device} alarm: ${p.alarm} at ${p.at}`,
    ignitionOn: (p) => `${p.device} ignition ON at ${p.at}`,
    ignitionOff: (p) => `${p.device} ignition OFF at ${p.at}`,
    maintenance: (p) => `${p.device} maintenance ${p.maintenance} is required at ${p.at}`,
    driverChanged: (p) => `Driver ${p.driver} has changed in ${p.device} at ${p.at}`,
    commandResult: (p) => `${p.device} command result received: ${p.result} at ${p.at}`,
    queuedCommandSent: (p) => `Queued command sent to ${p.device} at ${p.at}`,
    media: (p) => `${p.device} ${p.media} received: ${p.file} at ${p.at}`,
    geofenceCrossed: (p) => `${p.device} has crossed geofence ${p.geofence} at ${p.at}`,
    textMessage: (p) => `${p.device} text message received at ${p.at}`,
  },
  media: { image: 'image', video: 'video', audio: 'audio' },
};
