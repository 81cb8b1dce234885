import type { Locale } from '@rastro/sdk/domain';

/** Heads of columns. */
export type ReportWord =
  | 'device'
  | 'startTime'
  | 'endTime'
  | 'duration'
  | 'distance'
  | 'averageSpeed'
  | 'maxSpeed'
  | 'startOdometer'
  | 'endOdometer'
  | 'startAddress'
  | 'endAddress'
  | 'address'
  | 'driver'
  | 'spentFuel'
  | 'engineHours'
  | 'time'
  | 'valid'
  | 'latitude'
  | 'longitude'
  | 'altitude'
  | 'speed'
  | 'course'
  | 'event'
  | 'geofence'
  | 'details'
  | 'attributes'
  | 'yes'
  | 'no';

type Words = Readonly<Record<ReportWord, string>>;

const EN: Words = {
  device: 'Device',
  startTime: 'Start',
  endTime: 'End',
  duration: 'Duration',
  distance: 'Distance',
  averageSpeed: 'Average speed',
  maxSpeed: 'Top speed',
  startOdometer: 'Odometer at start',
  endOdometer: 'Odometer at end',
  startAddress: 'From',
  endAddress: 'To',
  address: 'Address',
  driver: 'Driver',
  spentFuel: 'Fuel used',
  engineHours: 'Engine hours',
  time: 'Time',
  valid: 'Valid',
  latitude: 'Latitude',
  longitude: 'Longitude',
  altitude: 'Altitude',
  speed: 'Speed',
  course: 'Course',
  event: 'Event',
  geofence: 'Geofence',
  details: 'Details',
  attributes: 'Attributes',
  yes: 'Yes',
  no: 'No',
};

const PT_BR: Words = {
  device: 'Dispositivo',
  startTime: 'Início',
  endTime: 'Fim',
  duration: 'Duração',
  distance: 'Distância',
  averageSpeed: 'Velocidade média',
  maxSpeed: 'Velocidade máxima',
  startOdometer: 'Hodômetro no início',
  endOdometer: 'Hodômetro no fim',
  startAddress: 'De',
  endAddress: 'Para',
  address: 'Endereço',
  driver: 'Motorista',
  spentFuel: 'Combustível gasto',
  engineHours: 'Horas de motor',
  time: 'Hora',
  valid: 'Válida',
  latitude: 'Latitude',
  longitude: 'Longitude',
  altitude: 'Altitude',
  speed: 'Velocidade',
  course: 'Direção',
  event: 'Evento',
  geofence: 'Cerca',
  details: 'Detalhes',
  attributes: 'Atributos',
  yes: 'Sim',
  no: 'Não',
};

const ES: Words = {
  device: 'Dispositivo',
  startTime: 'Inicio',
  endTime: 'Fin',
  duration: 'Duración',
  distance: 'Distancia',
  averageSpeed: 'Velocidad media',
  maxSpeed: 'Velocidad máxima',
  startOdometer: 'Odómetro al inicio',
  endOdometer: 'Odómetro al final',
  startAddress: 'Desde',
  endAddress: 'Hasta',
  address: 'Dirección',
  driver: 'Conductor',
  spentFuel: 'Combustible usado',
  engineHours: 'Horas de motor',
  time: 'Hora',
  valid: 'Válida',
  latitude: 'Latitud',
  longitude: 'Longitud',
  altitude: 'Altitud',
  speed: 'Velocidad',
  course: 'Rumbo',
  event: 'Evento',
  geofence: 'Geocerca',
  details: 'Detalles',
  attributes: 'Atributos',
  yes: 'Sí',
  no: 'No',
};

/** The words of each language. */
export const REPORT_WORDS: Readonly<Record<Locale, Words>> = {
  'en-US': EN,
  'pt-BR': PT_BR,
  es: ES,
};
