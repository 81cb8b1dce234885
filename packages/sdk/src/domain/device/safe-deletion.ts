import { isHiddenDevice } from './is-hidden-device';
import { readFlag, readText } from './read-attribute';

type Owner = Parameters<typeof readFlag>[0];

/** Members of a device that its deletion and its restoration change. */
interface Identified {
  uniqueId: string;
  attributes?: Record<string, unknown> | null;
}

/** Max length of an identifier, in characters. */
const MAX_LENGTH = 128;

/** The attribute of the server that keeps deleted devices until somebody ends them. */
export const safeDeletionKey = (prefix: string): string => `${prefix}.safeDeletion`;

/** Attribute for the former identifier of a deleted device, if its new one cannot contain it. */
const formerKey = (prefix: string): string => `${prefix}.deletedUniqueId`;

/** True when deleting a device of this server only hides it (spec §3). */
export const isSafeDeletion = (server: Owner, prefix: string): boolean =>
  readFlag(server, safeDeletionKey(prefix));

/**
 * A device as it is kept when it is deleted: `deleted-{identifier}-{epoch ms}`. The identifier has exactly three parts,
 * so a dash in the old one, or what makes it too long, is left out of it and the old one kept among the attributes.
 */
export function toDeletedDevice<T extends Identified>(
  device: T,
  { prefix, nowMs }: { prefix: string; nowMs: number },
): T {
  const end = `-${Math.floor(nowMs)}`;
  const room = MAX_LENGTH - 'deleted-'.length - end.length;
  const middle = device.uniqueId.replaceAll('-', '').slice(0, room);
  const attributes =
    middle === device.uniqueId
      ? device.attributes
      : { ...device.attributes, [formerKey(prefix)]: device.uniqueId };
  return { ...device, uniqueId: `deleted-${middle}${end}`, ...(attributes && { attributes }) };
}

/**
 * Reads the former identifier of a deleted device and the time of its deletion, in epoch ms; null
 * for one that is not deleted.
 */
export function readDeletedDevice(
  device: Identified,
  prefix: string,
): { uniqueId: string; deletedAtMs: number | null } | null {
  if (!isHiddenDevice(device)) return null;
  const [, middle = '', end = ''] = device.uniqueId.split('-');
  const deletedAtMs = /^\d{12,15}$/.test(end) ? Number(end) : null;
  return { uniqueId: readText(device, formerKey(prefix)) || middle, deletedAtMs };
}

/** A deleted device as it was before; one that is not deleted as it is. */
export function toRestoredDevice<T extends Identified>(device: T, prefix: string): T {
  const deleted = readDeletedDevice(device, prefix);
  if (!deleted) return device;
  const key = formerKey(prefix);
  const attributes =
    device.attributes &&
    Object.fromEntries(Object.entries(device.attributes).filter(([name]) => name !== key));
  return { ...device, uniqueId: deleted.uniqueId, ...(attributes && { attributes }) };
}
