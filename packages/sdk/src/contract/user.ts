import * as z from 'zod/mini';
import { createDecoder, createListDecoder } from './decode';
import { attributes, dateOrNull, flag, numberOr, requiredNumber, text, textOrNull } from './fields';

/** An account, as on the wire. */
export const userSchema = z.object({
  id: requiredNumber,
  name: text,
  login: textOrNull,
  email: text,
  newEmail: textOrNull,
  phone: textOrNull,
  map: textOrNull,
  latitude: numberOr(0),
  longitude: numberOr(0),
  zoom: numberOr(0),
  coordinateFormat: textOrNull,
  poiLayer: textOrNull,
  readonly: flag,
  deviceReadonly: flag,
  limitCommands: flag,
  disableReports: flag,
  fixedEmail: flag,
  administrator: flag,
  disabled: flag,
  temporary: flag,
  deviceLimit: numberOr(0),
  userLimit: numberOr(0),
  expirationTime: dateOrNull,
  attributes,
});

/**
 * An account. `newEmail` waits for its confirmation while `email` is in force; the server writes it.
 * `deviceLimit` −1 is unlimited; `latitude`, `longitude`, `zoom` 0 are not set.
 */
export type User = z.output<typeof userSchema>;

/**
 * What a client may write of a user; `password` goes out only when it is not empty, and one's own new
 * one needs `currentPassword`. `totpKey`, the key of one-time codes, is never answered: left out it
 * stays as it is, null takes it away.
 */
export type UserInput = Pick<User, 'name' | 'email'> &
  Partial<User> & { password?: string; currentPassword?: string; totpKey?: string | null };

/** Decodes one user; throws ContractError. */
export const decodeUser = createDecoder('User', userSchema);

/** Decodes a list of users; unreadable ones are left out. */
export const decodeUsers = createListDecoder('User', userSchema);

/** Exactly the writable members: a write replaces the whole row, unknown members are refused. */
export function encodeUser(user: UserInput): Record<string, unknown> {
  return {
    ...(user.id ? { id: user.id } : {}),
    ...(user.password ? { password: user.password } : {}),
    ...(user.password && user.currentPassword ? { currentPassword: user.currentPassword } : {}),
    ...(user.totpKey === undefined ? {} : { totpKey: user.totpKey }),
    name: user.name,
    email: user.email,
    login: user.login ?? null,
    phone: user.phone ?? null,
    map: user.map ?? null,
    latitude: user.latitude ?? 0,
    longitude: user.longitude ?? 0,
    zoom: user.zoom ?? 0,
    coordinateFormat: user.coordinateFormat ?? null,
    poiLayer: user.poiLayer ?? null,
    readonly: user.readonly ?? false,
    deviceReadonly: user.deviceReadonly ?? false,
    limitCommands: user.limitCommands ?? false,
    disableReports: user.disableReports ?? false,
    fixedEmail: user.fixedEmail ?? false,
    administrator: user.administrator ?? false,
    disabled: user.disabled ?? false,
    temporary: user.temporary ?? false,
    deviceLimit: user.deviceLimit ?? 0,
    userLimit: user.userLimit ?? 0,
    expirationTime: user.expirationTime ?? null,
    attributes: user.attributes ?? {},
  };
}
