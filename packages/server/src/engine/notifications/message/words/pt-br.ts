import type { EventWords } from './event-words';

/** Brazilian Portuguese. */
export const ptBr: EventWords = {
  sentences: {
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
    geofenceCrossed: (p) => `${p.device} atravessou a cerca ${p.geofence} em ${p.at}`,
    textMessage: (p) => `${p.device} enviou uma mensagem de texto em ${p.at}`,
  },
  media: { image: 'imagem', video: 'vídeo', audio: 'áudio' },
};
