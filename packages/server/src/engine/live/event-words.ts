import type { Locale } from '@rastro/sdk/domain';

/** What a sentence about an event is made of; texts are ready for reading. */
export interface EventParts {
  device: string;
  at: string;
  geofence: string;
  alarm: string;
  speed: string;
  maintenance: string;
  driver: string;
  result: string;
  media: string;
  file: string;
}

/** The sentence of an event type. */
export type Sentence = (parts: EventParts) => string;

type Sentences = Readonly<Record<string, Sentence>>;

/** English as Traccar writes it; the others say the same. */
const EN: Sentences = {
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
};

const PT_BR: Sentences = {
  deviceOnline: (p) => `${p.device} online em ${p.at}`,
  deviceOffline: (p) => `${p.device} offline em ${p.at}`,
  deviceUnknown: (p) => `${p.device} sem comunicação em ${p.at}`,
  deviceInactive: (p) => `${p.device} inativo em ${p.at}`,
  deviceMoving: (p) => `${p.device} em movimento em ${p.at}`,
  deviceStopped: (p) => `${p.device} parou em ${p.at}`,
  deviceOverspeed: (p) =>
    `${p.device} passou do limite a ${p.speed}${p.geofence && ` em ${p.geofence}`} em ${p.at}`,
  deviceFuelDrop: (p) => `${p.device} com queda de combustível em ${p.at}`,
  deviceFuelIncrease: (p) => `${p.device} com aumento de combustível em ${p.at}`,
  geofenceEnter: (p) => `${p.device} entrou na cerca ${p.geofence} em ${p.at}`,
  geofenceExit: (p) => `${p.device} saiu da cerca ${p.geofence} em ${p.at}`,
  proximityEnter: (p) => `${p.device} chegou perto em ${p.at}`,
  proximityExit: (p) => `${p.device} se afastou em ${p.at}`,
  unaccompaniedMotion: (p) => `${p.device} em movimento sem acompanhante em ${p.at}`,
  alarm: (p) => `${p.device} alarme: ${p.alarm} em ${p.at}`,
  ignitionOn: (p) => `${p.device} ignição ligada em ${p.at}`,
  ignitionOff: (p) => `${p.device} ignição desligada em ${p.at}`,
  maintenance: (p) => `${p.device} precisa da manutenção ${p.maintenance} em ${p.at}`,
  driverChanged: (p) => `Motorista ${p.driver} assumiu ${p.device} em ${p.at}`,
  commandResult: (p) => `${p.device} respondeu ao comando: ${p.result} em ${p.at}`,
  queuedCommandSent: (p) => `Comando da fila enviado a ${p.device} em ${p.at}`,
  media: (p) => `${p.device} enviou ${p.media}: ${p.file} em ${p.at}`,
};

const ES: Sentences = {
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
};

/** The sentences of each language. */
export const EVENT_WORDS: Readonly<Record<Locale, Sentences>> = {
  'en-US': EN,
  'pt-BR': PT_BR,
  es: ES,
};

const MEDIA: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': { image: 'image', video: 'video', audio: 'audio' },
  'pt-BR': { image: 'imagem', video: 'vídeo', audio: 'áudio' },
  es: { image: 'imagen', video: 'vídeo', audio: 'audio' },
};

/** The word for a kind of file. */
export const mediaWord = (media: string, locale: Locale): string => MEDIA[locale][media] ?? media;
