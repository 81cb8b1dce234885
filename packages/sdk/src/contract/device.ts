import * as z from 'zod/mini';
import { createDecoder, createListDecoder } from './decode';
import {
  attributes,
  dateOrNull,
  flag,
  numberOr,
  oneOf,
  requiredNumber,
  text,
  textOrNull,
} from './fields';

/** Connection states of a device (spec §3). */
export const DEVICE_STATUSES = ['online', 'offline', 'unknown'] as const;

/** A vehicle or other tracker, as on the wire. */
export const deviceSchema = z.object({
  id: requiredNumber,
  name: text,
  uniqueId: text,
  status: oneOf(DEVICE_STATUSES, 'offline'),
  lastUpdate: dateOrNull,
  positionId: numberOr(0),
  groupId: numberOr(0),
  calendarId: numberOr(0),
  phone: textOrNull,
  model: textOrNull,
  contact: textOrNull,
  category: textOrNull,
  disabled: flag,
  expirationTime: dateOrNull,
  attributes,
});

/** A vehicle or other tracker. `lastUpdate` is ISO text; `groupId` 0 is no group. */
export type Device = z.output<typeof deviceSchema>;

/** What a client may write of a device; the members left out take the server's defaults. */
export type DeviceInput = Pick<Device, 'name' | 'uniqueId'> &
  Partial<Omit<Device, 'status' | 'lastUpdate' | 'positionId'>>;

/** Decodes one device; throws ContractError. */
export const decodeDevice = createDecoder('Device', deviceSchema);

/** Decodes a list of devices; unreadable ones are left out. */
export const decodeDevices = createListDecoder('Device', deviceSchema);

/** Exactly the writable members: a write replaces the whole row, unknown members are refused. */
export function encodeDevice(device: DeviceInput): Record<string, unknown> {
  return {
    ...(device.id ? { id: device.id } : {}),
    name: device.name,
    uniqueId: device.uniqueId,
    groupId: device.groupId ?? 0,
    calendarId: device.calendarId ?? 0,
    phone: device.phone ?? null,
    model: device.model ?? null,
    contact: device.contact ?? null,
    category: device.category ?? null,
    disabled: device.disabled ?? false,
    expirationTime: device.expirationTime ?? null,
    attributes: device.attributes ?? {},
  };
}
