import type { eventsEnUs } from '../en-us/events';

/** What an event of each type says in Spanish. */
export const eventsEs: Record<keyof typeof eventsEnUs, string> = {
  'event.commandResult.title': 'Comando respondido',
  'event.deviceOnline.title': 'Volvió a conectarse',
  'event.deviceOffline.title': 'Sin conexión',
  'event.deviceUnknown.title': 'Estado desconocido',
  'event.deviceInactive.title': 'Dispositivo inactivo',
  'event.queuedCommandSent.title': 'Comando en cola enviado',
  'event.deviceMoving.title': 'Se puso en movimiento',
  'event.deviceStopped.title': 'Se detuvo',
  'event.deviceOverspeed.title': 'Exceso de velocidad',
  'event.deviceFuelDrop.title': 'Caída de combustible',
  'event.deviceFuelIncrease.title': 'Carga de combustible',
  'event.geofenceEnter.title': 'Entró en la geocerca',
  'event.geofenceExit.title': 'Salió de la geocerca',
  'event.ignitionOn.title': 'Ignición encendida',
  'event.ignitionOff.title': 'Ignición apagada',
  'event.maintenance.title': 'Mantenimiento próximo',
  'event.driverChanged.title': 'Cambió el conductor',
  'event.textMessage.title': 'Mensaje de texto',
  'event.media.title': 'Nuevo archivo multimedia',
  'event.alarm.title': 'Alarma',
  'event.other.title': 'Nuevo evento',
};
