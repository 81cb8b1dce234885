import { defineResource, server, user } from '../../../../contract';
import { choice, flag, number, text } from '../../../../contract/describe/members';
import {
  AUTOMATIC,
  MODE_CHOICES,
  CODES_FOR,
  NEW_ACCOUNT_PRESETS,
  SESSION_BOUNDS,
  CLOCK_CHOICES,
  COORDINATE_FORMATS,
  DISTANCE_CHOICES,
  isAttributeSetting,
  readAttributeSettings,
  SPEED_CHOICES,
  toSettingAttributes,
} from '../../../../domain';
import { defineView } from '../../define-view';
import type { FormValues } from '../form-values';
import type { SavedItem } from '../use-save';

const COORDINATE_CHOICES = [AUTOMATIC, ...COORDINATE_FORMATS] as const;

const shown = {
  language: text({ default: AUTOMATIC }),
  timezone: text({ default: '' }),
  clock: choice(CLOCK_CHOICES, { default: AUTOMATIC }),
  speedUnit: choice(SPEED_CHOICES, { default: AUTOMATIC }),
  distanceUnit: choice(DISTANCE_CHOICES, { default: AUTOMATIC }),
  coordinateFormat: choice(COORDINATE_CHOICES, { default: AUTOMATIC }),
  pinned: text({ default: '' }),
};
const display = [
  ...(['language', 'timezone', 'clock', 'speedUnit', 'distanceUnit'] as const),
  ...(['coordinateFormat', 'pinned'] as const),
] as const;
const map = ['latitude', 'longitude', 'zoom'] as const;
const zoom = number({ whole: true, min: 0, max: 22 });

const { name, email, login, phone, password, currentPassword } = user.members;

/** One's own account as its page shows it: beside its members what lies in its attributes. */
const accountForm = /* @__PURE__ */ defineResource({
  name: 'Account',
  path: '/users',
  area: 'users',
  operations: ['get', 'update'],
  members: {
    name,
    email,
    login,
    phone,
    password,
    currentPassword,
    ...shown,
    latitude: user.members.latitude,
    longitude: user.members.longitude,
    zoom,
  },
});

/** Layout of the user's own account page: a new password requires the present one. */
export const accountView = /* @__PURE__ */ defineView(accountForm, {
  columns: ['name'],
  form: [
    { key: 'main', members: ['name', 'phone'] },
    { key: 'signIn', members: ['email', 'login', 'password', 'currentPassword'] },
    { key: 'display', members: display },
    { key: 'map', members: map },
  ],
  styles: { currentPassword: 'presentPassword', timezone: 'timeZone' },
  repeated: ['password'],
});

const { registration, readonly, deviceReadonly, limitCommands, disableReports } = server.members;
const { fixedEmail, forceSettings, latitude, longitude } = server.members;

const serverForm = /* @__PURE__ */ defineResource({
  name: 'Server',
  path: '/server',
  area: 'server',
  operations: ['get', 'update'],
  members: {
    registration,
    readonly,
    deviceReadonly,
    limitCommands,
    disableReports,
    fixedEmail,
    forceSettings,
    latitude,
    longitude,
    zoom,
    ...shown,
    mostDevices: number({ whole: true, min: 0 }),
    safeDeletion: flag(),
    mode: choice(MODE_CHOICES, { default: 'plus' }),
    advancedPerms: flag(),
    billing: flag(),
    logReads: flag(),
    idleMinutes: number({ whole: true, min: 0, max: SESSION_BOUNDS.idleMinutes.max }),
    mostHours: number({ whole: true, min: 0, max: SESSION_BOUNDS.mostHours.max }),
    codesFor: choice(CODES_FOR, { default: 'nobody' }),
    registrationPreset: choice(NEW_ACCOUNT_PRESETS, { default: 'none' }),
  },
});

/** Layout of the server's settings. */
export const serverView = /* @__PURE__ */ defineView(serverForm, {
  columns: ['language'],
  form: [
    { key: 'display', members: [...display, 'forceSettings'] },
    { key: 'map', members: map },
    { key: 'registration', members: ['registration', 'fixedEmail', 'registrationPreset'] },
    { key: 'server.signIn', members: ['codesFor', 'idleMinutes', 'mostHours'] },
    { key: 'server.privacy', members: ['logReads'] },
    {
      key: 'limits',
      members: [
        ...(['mostDevices', 'safeDeletion', 'mode', 'advancedPerms', 'billing'] as const),
        'readonly',
        ...(['deviceReadonly', 'limitCommands', 'disableReports'] as const),
      ],
    },
  ],
  styles: { timezone: 'timeZone' },
});

type Owner = Readonly<Record<string, unknown>> & {
  id: number;
  coordinateFormat: string | null;
  attributes: Record<string, unknown>;
};

/** An account, or the server, as its form shows it. */
export function toSettingsItem(owner: Owner, prefix: string): SavedItem {
  const coordinateFormat =
    COORDINATE_FORMATS.find((format) => format === owner.coordinateFormat) ?? AUTOMATIC;
  return { ...owner, ...readAttributeSettings(owner, prefix), coordinateFormat };
}

/**
 * Returns the changed values that an account, or the server, holds itself; attributes that are
 * unset are null.
 */
export function toSettingsChanges(values: FormValues, prefix: string): FormValues {
  const members = Object.entries(values).filter(([key]) => !isAttributeSetting(key));
  const attributes = toSettingAttributes(values, prefix);
  return {
    ...Object.fromEntries(members.map(([key, value]) => [key, value === AUTOMATIC ? null : value])),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  };
}
