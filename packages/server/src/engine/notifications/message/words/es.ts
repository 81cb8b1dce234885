import type { EventWords } from './event-words';

/** Spanish. */
export const es: EventWords = {
  sentences: {
    deviceOnline: (p) => `${p.device} en línea a las ${p.at}`,
    deviceOffline: (p) => `${p.device} sin conexión a las ${p.at}`,
    deviceUnknown: (p) => `${p.device} sin comunicación a las ${p.at}`,
    deviceInactive: (p) => `${p.device} inactivo a las ${p.at}`,
    deviceMoving: (p) => `${p.device} en movimiento a las ${p.at}`,
    deviceStopped: (p) => `${p.device} se detuvo a las ${p.at}`,
    deviceOverspeed: (p) =>
      `${p.device} superó el límite a ${p.speed}${p.geofence && ` en ${p.geofence}`} a las ${p.at}`,
    deviceFuelDrop: (p) => `${p.device} con caída de combustible a las ${p.at}`,
    deviceFuelIncrease: (p) => `${p.device} con aumento de combustible a las ${p.at}`,
    geofenceEnter: (p) => `${p.device} entró en la geocerca ${p.geofence} a las ${p.at}`,
    geofenceExit: (p) => `${p.device} salió de la geocerca ${p.geofence} a las ${p.at}`,
    proximityEnter: (p) => `${p.device} se acercó a las ${p.at}`,
    proximityExit: (p) => `${p.device} se alejó a las ${p.at}`,
    unaccompaniedMotion: (p) => `${p.device} se mueve sin acompañante a las ${p.at}`,
    alarm: (p) => `${p.device} alarma: ${p.alarm} a las ${p.at}`,
    ignitionOn: (p) => `${p.device} motor encendido a las ${p.at}`,
    ignitionOff: (p) => `${p.device} motor apagado a las ${p.at}`,
    maintenance: (p) => `${p.device} requiere el mantenimiento ${p.maintenance} a las ${p.at}`,
    driverChanged: (p) => `Conductor ${p.driver} tomó ${p.device} a las ${p.at}`,
    commandResult: (p) => `${p.device} respondió al comando: ${p.result} a las ${p.at}`,
    queuedCommandSent: (p) => `Comando en cola enviado a ${p.device} a las ${p.at}`,
    media: (p) => `${p.device} envió ${p.media}: ${p.file} a las ${p.at}`,
    geofenceCrossed: (p) => `${p.device} cruzó la geocerca ${p.geofence} a las ${p.at}`,
    textMessage: (p) => `${p.device} envió un mensaje de texto a las ${p.at}`,
  },
  media: { image: 'imagen', video: 'vídeo', audio: 'audio' },
};
