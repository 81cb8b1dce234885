/** Type of a field's value: text, number, or yes and no. */
type FieldKind = 'text' | 'number' | 'flag';

interface Field<Key extends string> {
  key: Key;
  kind: FieldKind;
  /** Trackers know what to do without it. */
  isOptional?: boolean;
  /** The least and the most of a number. */
  min?: number;
  max?: number;
}

/** A value that a command takes with it, as an attribute of its key. */
export interface CommandField extends Field<CommandFieldKey> {}

const TEXT = { key: 'data', kind: 'text' } as const;
const DATA = [TEXT] as const;
const PHONE = { key: 'phone', kind: 'text' } as const;
const ENABLE = [{ key: 'enable', kind: 'flag' }] as const;
const CHANNEL = [{ key: 'index', kind: 'number', min: 0, max: 255, isOptional: true }] as const;
const INDEX = { key: 'index', kind: 'number', min: 0, max: 255 } as const;
const NONE = [] as const;

/** Fields of each command type, in the order in which a tracking server names the types. */
const FIELDS = {
  custom: DATA,
  deviceIdentification: NONE,
  positionSingle: NONE,
  positionPeriodic: [{ key: 'frequency', kind: 'number', min: 1, max: 86_400 }],
  positionStop: NONE,
  engineStop: NONE,
  engineResume: NONE,
  alarmArm: NONE,
  alarmDisarm: NONE,
  alarmDismiss: NONE,
  setTimezone: [
    { key: 'timezone', kind: 'text' },
    { key: 'language', kind: 'text', isOptional: true },
  ],
  requestPhoto: CHANNEL,
  videoStart: CHANNEL,
  videoStop: CHANNEL,
  powerOff: NONE,
  rebootDevice: NONE,
  factoryReset: NONE,
  sendSms: [PHONE, { key: 'message', kind: 'text' }],
  sendUssd: [PHONE],
  sosNumber: [INDEX, PHONE],
  silenceTime: DATA,
  setPhonebook: DATA,
  message: [{ key: 'message', kind: 'text' }],
  voiceMessage: DATA,
  outputControl: [INDEX, TEXT],
  voiceMonitoring: ENABLE,
  setAgps: ENABLE,
  setIndicator: DATA,
  configuration: DATA,
  getVersion: NONE,
  firmwareUpdate: DATA,
  setConnection: [
    { key: 'server', kind: 'text' },
    { key: 'port', kind: 'number', min: 1, max: 65_535 },
  ],
  setOdometer: DATA,
  getModemStatus: NONE,
  getDeviceStatus: NONE,
  setSpeedLimit: DATA,
  modePowerSaving: ENABLE,
  modeDeepSleep: ENABLE,
  alarmGeofence: [{ key: 'radius', kind: 'number', min: 0, max: 1_000_000 }],
  alarmBattery: ENABLE,
  alarmSos: ENABLE,
  alarmRemove: ENABLE,
  alarmClock: DATA,
  alarmSpeed: DATA,
  alarmFall: ENABLE,
  alarmVibration: DATA,
} as const satisfies Readonly<Record<string, readonly Field<string>[]>>;

/** A type of command that trackers of the field know. */
export type CommandType = keyof typeof FIELDS;

/** An attribute that a command takes with it. */
export type CommandFieldKey = (typeof FIELDS)[CommandType][number]['key'];

/** Every type of command that trackers of the field know. */
export const COMMAND_TYPES = /* @__PURE__ */ Object.keys(FIELDS) as readonly CommandType[]; // The keys are written out above.

const isKnown = (type: string): type is CommandType => Object.hasOwn(FIELDS, type);

/** Returns the fields of a command type; empty for an unknown type. */
export function listCommandFields(type: string): readonly CommandField[] {
  return isKnown(type) ? FIELDS[type] : NONE;
}

/** Types after which a tracker may not be heard of again until somebody goes there. */
const SILENCING: readonly string[] = [
  'positionStop',
  'powerOff',
  'factoryReset',
  'firmwareUpdate',
  'setConnection',
  'modeDeepSleep',
] satisfies CommandType[];

/** True when a command may silence a tracker. */
export function maySilence(type: string): boolean {
  return SILENCING.includes(type);
}
