import type { eventsEnUs } from '../en-us/events';

/** What an event of each type says in Brazilian Portuguese. */
export const eventsPtBr: Record<keyof typeof eventsEnUs, string> = {
  'event.commandResult.title': 'Comando respondido',
  'event.deviceOnline.title': 'Ficou online',
  'event.deviceOffline.title': 'Ficou offline',
  'event.deviceUnknown.title': 'Status desconhecido',
  'event.deviceInactive.title': 'Dispositivo inativo',
  'event.queuedCommandSent.title': 'Comando da fila enviado',
  'event.deviceMoving.title': 'Entrou em movimento',
  'event.deviceStopped.title': 'Parou',
  'event.deviceOverspeed.title': 'Excesso de velocidade',
  'event.deviceFuelDrop.title': 'Queda de combustível',
  'event.deviceFuelIncrease.title': 'Abastecimento',
  'event.geofenceEnter.title': 'Entrou na cerca',
  'event.geofenceExit.title': 'Saiu da cerca',
  'event.ignitionOn.title': 'Ignição ligada',
  'event.ignitionOff.title': 'Ignição desligada',
  'event.maintenance.title': 'Manutenção próxima',
  'event.driverChanged.title': 'Motorista mudou',
  'event.textMessage.title': 'Mensagem de texto',
  'event.media.title': 'Nova mídia',
  'event.alarm.title': 'Alarme',
  'event.other.title': 'Novo evento',
};
