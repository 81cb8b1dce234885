import { readAttribute, readText } from '../device/read-attribute';
import { HOUR_MS, MINUTE_MS } from '../time/durations';

type Owner = Parameters<typeof readText>[0];

/** Accounts that need one-time codes besides the password. */
export const CODES_FOR = ['nobody', 'administrators', 'everybody'] as const;

/** One of {@link CODES_FOR}. */
export type CodesFor = (typeof CODES_FOR)[number];

/** Presets of new accounts, where permissions are given one by one; `none` sets nothing beforehand. */
export const NEW_ACCOUNT_PRESETS = [
  ...(['none', 'viewer', 'operator'] as const),
  ...(['fleetManager', 'everything'] as const),
] as const;

/** The bounds of when sessions end: minutes unused, and hours in all; 0 stands for the product's own. */
export const SESSION_BOUNDS = {
  idleMinutes: { min: 5, max: 129_600 },
  mostHours: { min: 1, max: 8760 },
} as const;

/** The attributes of the server that they lie in. */
export const toSignInKeys = (prefix: string) => ({
  idleMinutes: `${prefix}.sessionIdleMinutes`,
  mostHours: `${prefix}.sessionHours`,
  codesFor: `${prefix}.secondFactorFor`,
  registrationPreset: `${prefix}.registrationPreset`,
});

/** Sign-in requirements of the server. Session limits in ms; null for the product's own. */
export interface SignInSettings {
  idleMs: number | null;
  mostMs: number | null;
  codesFor: CodesFor;
  /** Preset of accounts that register. */
  registrationPreset: (typeof NEW_ACCOUNT_PRESETS)[number];
}

/** The settings of signing in; what is no such number counts as not set. */
export function readSignInSettings(server: Owner, prefix: string): SignInSettings {
  const keys = toSignInKeys(prefix);
  const read = (key: string, { min, max }: { min: number; max: number }, unitMs: number) => {
    const number = Number(readAttribute(server, key) ?? 0);
    return number > 0 ? Math.min(max, Math.max(min, number)) * unitMs : null;
  };
  const text = readText(server, keys.codesFor);
  const preset = readText(server, keys.registrationPreset);
  return {
    idleMs: read(keys.idleMinutes, SESSION_BOUNDS.idleMinutes, MINUTE_MS),
    mostMs: read(keys.mostHours, SESSION_BOUNDS.mostHours, HOUR_MS),
    codesFor: CODES_FOR.find((one) => one === text) ?? 'nobody',
    registrationPreset: NEW_ACCOUNT_PRESETS.find((name) => name === preset) ?? 'none',
  };
}

/** The first of these settings, among a server's attributes, that is none; null where all are. */
export function findWrongSignInSetting(
  attributes: Readonly<Record<string, unknown>>,
  prefix: string,
): { key: string; bounds?: { min: number; max: number }; choices?: readonly string[] } | null {
  const keys = toSignInKeys(prefix);
  for (const name of ['idleMinutes', 'mostHours'] as const) {
    const value = attributes[keys[name]] ?? 0;
    const bounds = SESSION_BOUNDS[name];
    const isFine =
      value === 0 ||
      (typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= bounds.min &&
        value <= bounds.max);
    if (!isFine) return { key: keys[name], bounds };
  }
  for (const [key, choices] of [
    [keys.codesFor, CODES_FOR],
    [keys.registrationPreset, NEW_ACCOUNT_PRESETS],
  ] as const) {
    const value = attributes[key] ?? choices[0];
    if (!choices.some((choice) => choice === value)) return { key, choices };
  }
  return null;
}
