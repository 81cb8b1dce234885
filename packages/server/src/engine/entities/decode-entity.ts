import { refused } from '../common/engine-error';
import { formatTime, isKeepableTime } from '../common/format-time';
import { hasBadText } from '../common/has-bad-text';
import type { Entity, EntityValues, Field, FieldKind } from '../../entities/entity';

const EMPTY: Record<FieldKind, unknown> = {
  text: null,
  boolean: false,
  integer: 0,
  double: 0,
  time: null,
  reference: 0,
  attributes: {},
  json: null,
};

const asNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

const asTime = (value: unknown): string | undefined => {
  const timeMs =
    typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return isKeepableTime(timeMs) ? formatTime(timeMs) : undefined;
};

const READERS: Record<FieldKind, (value: unknown) => unknown> = {
  text: (value) => (typeof asText(value) === 'string' ? asText(value) : undefined),
  boolean: (value) =>
    typeof value === 'boolean'
      ? value
      : typeof value === 'string' && /^(true|false)$/i.test(value)
        ? value.toLowerCase() === 'true'
        : undefined,
  integer: (value) => {
    const whole = Math.trunc(asNumber(value));
    return Number.isSafeInteger(whole) ? whole : undefined;
  },
  double: (value) => (Number.isFinite(asNumber(value)) ? asNumber(value) : undefined),
  time: asTime,
  reference: (value) =>
    Number.isSafeInteger(asNumber(value)) ? Math.max(0, asNumber(value)) : undefined,
  attributes: (value) => (typeof value === 'object' && !Array.isArray(value) ? value : undefined),
  json: (value) => value,
};

const readField = (field: Field, body: Record<string, unknown>): unknown => {
  const { name, kind, trimmed } = field;
  const sent = Object.hasOwn(body, name) ? body[name] : undefined;
  if (sent === undefined) return field.fallback ?? EMPTY[kind];
  if (sent === null) {
    if (trimmed) throw refused(`${name} must not be null`);
    return EMPTY[kind];
  }
  const value = READERS[kind](sent);
  if (value === undefined) throw refused(`${name} cannot be read as ${kind}`);
  return trimmed && typeof value === 'string' ? value.trim() : value;
};

/**
 * Reads a body as an entity: every member present, a missing one its empty value. Throws an
 * `EngineError` (400) for a body that is no object, an unknown member or a value of another kind.
 */
export const decodeEntity = (entity: Entity, body: unknown): EntityValues => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refused('The body is not a JSON object');
  }
  const members = body as Record<string, unknown>;
  const known = new Set(['id', ...entity.fields.map((field) => field.name)]);
  const unknown = Object.keys(members).find((name) => !known.has(name));
  if (unknown !== undefined && !entity.lenient) {
    throw refused(`Unrecognized field "${unknown}" of ${entity.name}`);
  }
  if (hasBadText(members))
    throw refused('A text holds U+0000 or half a surrogate pair, or it is nested too deep');
  const id = readField({ name: 'id', kind: 'integer', column: 'id' }, members) as number;
  return {
    id,
    ...Object.fromEntries(entity.fields.map((field) => [field.name, readField(field, members)])),
  };
};

/** The entity as it is answered to a write: as sent, secrets left out. */
export const echoEntity = (entity: Entity, values: EntityValues): string => {
  const echoed: Record<string, unknown> = { ...values };
  for (const { name, writeOnly } of entity.fields) if (writeOnly) echoed[name] = null;
  return JSON.stringify(echoed);
};
