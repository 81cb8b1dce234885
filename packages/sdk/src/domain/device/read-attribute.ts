/**
 * One attribute of a device, position, user or server. Attributes are other people's text: only
 * own members count, so `constructor` is nothing special.
 */
export function readAttribute(
  owner: { attributes?: Record<string, unknown> | null } | null | undefined,
  key: string,
): unknown {
  const attributes = owner?.attributes;
  return attributes && Object.hasOwn(attributes, key) ? attributes[key] : undefined;
}

/** A switch among attributes: true and 'true' are on. */
export function readFlag(
  owner: { attributes?: Record<string, unknown> | null } | null | undefined,
  key: string,
): boolean {
  const value = readAttribute(owner, key);
  return value === true || value === 'true';
}

/** Text among attributes; '' when there is none. Numbers become text. */
export function readText(
  owner: { attributes?: Record<string, unknown> | null } | null | undefined,
  key: string,
): string {
  const value = readAttribute(owner, key);
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
