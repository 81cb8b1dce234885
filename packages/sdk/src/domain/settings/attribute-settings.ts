import { readAttribute, readFlag, readText } from '../device/read-attribute';
import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { isReadLogged, readLogKey } from './read-log-setting';
import {
  type CodesFor,
  type NEW_ACCOUNT_PRESETS,
  readSignInSettings,
  toSignInKeys,
} from './sign-in-settings';
import { isSafeDeletion, safeDeletionKey } from '../device/safe-deletion';

type Owner = Parameters<typeof readText>[0];

/** Value for no choice: the server's applies, else the language's. */
export const AUTOMATIC = 'auto';

/** Units of speed to choose from. */
export const SPEED_CHOICES = [AUTOMATIC, 'kmh', 'mph', 'kn'] as const;

/** Units of distance to choose from. */
export const DISTANCE_CHOICES = [AUTOMATIC, 'km', 'mi'] as const;

/** Formats of the time of day. */
export const CLOCK_CHOICES = [AUTOMATIC, '24', '12'] as const;

/** Settings of an account or of the server that lie in its attributes, as a form shows them. */
export interface AttributeSettings {
  language: string;
  timezone: string;
  clock: (typeof CLOCK_CHOICES)[number];
  speedUnit: (typeof SPEED_CHOICES)[number];
  distanceUnit: (typeof DISTANCE_CHOICES)[number];
  /** Keys of the attributes that are looked at first, as a comma list. */
  pinned: string;
  /** Max number of devices in total; 0 is no limit. Server only. */
  mostDevices: number;
  /** True when deleting a device only hides it. Server only. */
  safeDeletion: boolean;
  /** License of the server. Server only. */
  mode: (typeof MODE_CHOICES)[number];
  /** True when users and managers have only the permissions granted to each. Server only. */
  advancedPerms: boolean;
  /** Minutes unused after which a session ends; 0 is the product's own. Of the server alone. */
  idleMinutes: number;
  /** Hours after which a session ends however it is used; 0 is the product's own. Of the server alone. */
  mostHours: number;
  /** Accounts that need one-time codes. Server only. */
  codesFor: CodesFor;
  /** Preset of accounts that register, where permissions are given one by one. Of the server alone. */
  registrationPreset: (typeof NEW_ACCOUNT_PRESETS)[number];
  /** True when accounts get invoices. Server only. */
  billing: boolean;
  /** True when the log records reads of vehicle positions. Server only. */
  logReads: boolean;
}

/** Licenses of a server; individual permissions are a separate switch. */
export const MODE_CHOICES = ['plus', 'basic'] as const;

/** The attribute that each lies in; those of the product carry its prefix. */
const toKeys = (prefix: string): Readonly<Record<keyof AttributeSettings, string>> => ({
  language: `${prefix}.lang`,
  timezone: 'timezone',
  clock: 'twelveHourFormat',
  speedUnit: 'speedUnit',
  distanceUnit: 'distanceUnit',
  pinned: `${prefix}.deviceAttributes`,
  mostDevices: `${prefix}.deviceLimit`,
  safeDeletion: safeDeletionKey(prefix),
  mode: `${prefix}.licenseMode`,
  advancedPerms: `${prefix}.enableAdvancedPerms`,
  billing: `${prefix}.enableBilling`,
  logReads: readLogKey(prefix),
  ...toSignInKeys(prefix),
});

const choose = <T extends string>(choices: readonly T[], text: string): T =>
  choices.find((choice) => choice === text) ?? (AUTOMATIC as T);

/** The settings that lie in the attributes of an account or of the server. */
export function readAttributeSettings(owner: Owner, prefix: string): AttributeSettings {
  const keys = toKeys(prefix);
  const isTwelve = readAttribute(owner, keys.clock);
  const signIn = readSignInSettings(owner, prefix);
  const clock = typeof isTwelve === 'boolean' ? (isTwelve ? '12' : '24') : AUTOMATIC;
  return {
    language: readText(owner, keys.language) || AUTOMATIC,
    timezone: readText(owner, keys.timezone),
    clock,
    speedUnit: choose(SPEED_CHOICES, readText(owner, keys.speedUnit)),
    distanceUnit: choose(DISTANCE_CHOICES, readText(owner, keys.distanceUnit)),
    pinned: readText(owner, keys.pinned),
    mostDevices: Math.max(0, Math.floor(Number(readText(owner, keys.mostDevices))) || 0),
    safeDeletion: isSafeDeletion(owner, prefix),
    mode: readText(owner, keys.mode) === 'basic' ? 'basic' : 'plus',
    advancedPerms: readFlag(owner, keys.advancedPerms),
    billing: readFlag(owner, keys.billing),
    logReads: isReadLogged(owner, prefix),
    idleMinutes: (signIn.idleMs ?? 0) / MINUTE_MS,
    mostHours: (signIn.mostMs ?? 0) / HOUR_MS,
    codesFor: signIn.codesFor,
    registrationPreset: signIn.registrationPreset,
  };
}

/**
 * Builds the attributes for changed settings: one each, null for a removed one; other changes are
 * ignored.
 */
export function toSettingAttributes(
  changes: Readonly<Record<string, unknown>>,
  prefix: string,
): Record<string, unknown> {
  const written = Object.entries(toKeys(prefix)).filter(([name]) => Object.hasOwn(changes, name));
  return Object.fromEntries(
    written.map(([name, key]) => [key, toAttribute(name, changes[name])] as const),
  );
}

/** Attributes that are there while they are on. */
const FLAGS: ReadonlySet<string> = new Set([
  'safeDeletion',
  'advancedPerms',
  'billing',
  'logReads',
]);

/** Numbers that say nothing at 0. */
const COUNTS: ReadonlySet<string> = new Set(['mostDevices', 'idleMinutes', 'mostHours']);

function toAttribute(name: string, value: unknown): unknown {
  if (value === AUTOMATIC || value === '' || value === null || value === undefined) return null;
  if (name === 'mode') return value === 'basic' ? value : null;
  if (name === 'clock') return value === '12';
  if (FLAGS.has(name)) return value === true ? true : null;
  if (name === 'codesFor') return value === 'nobody' ? null : value;
  if (name === 'registrationPreset') return value === 'none' ? null : value;
  return COUNTS.has(name) && value === 0 ? null : value;
}

/** The setting that lies in an attribute; undefined where none does. */
export const findAttributeSetting = (key: string, prefix: string): string | undefined =>
  Object.entries(toKeys(prefix)).find(([, one]) => one === key)?.[0];

/** True when a name is that of a setting stored in an attribute. */
export const isAttributeSetting = (name: string): boolean => Object.hasOwn(toKeys(''), name);
