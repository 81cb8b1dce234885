import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../entities/entity';
import type { FleetObject } from './fleet';
import type { MoveKind } from './move-kinds';

/** Finds the object there of a reference here: `groupId` 3; undefined while there is none. */
export type Resolve = (kind: string, id: number) => number | undefined;

type Values = Record<string, unknown>;

const isMoved = ({ column, writeOnly }: Field): boolean => column !== null && writeOnly !== true;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the target values of an object; a reference to an object that does not exist there yet is
 * undefined.
 */
export const toTargetValues = (
  { entity }: MoveKind,
  object: FleetObject,
  resolve: Resolve,
): Values =>
  Object.fromEntries(
    entity.fields.filter(isMoved).map(({ name, kind }) => {
      const value = object[name];
      if (kind !== 'reference' || typeof value !== 'number' || value === 0) return [name, value];
      return [name, resolve(name, value)];
    }),
  );

/** The members in which an object there is not yet what it is to be; more attributes there are no difference. */
export const findDifferences = (
  { entity }: MoveKind,
  wanted: Values,
  current: FleetObject,
): string[] =>
  entity.fields
    .filter(isMoved)
    .filter((field) => !isAlike(field, wanted[field.name], current[field.name]))
    .map(({ name }) => name);

const isAlike = ({ kind, name }: Field, wanted: unknown, current: unknown): boolean => {
  switch (kind) {
    case 'attributes':
      return (
        isPlain(wanted) &&
        Object.entries(wanted).every(([key, value]) =>
          isDeepStrictEqual(value, isPlain(current) ? current[key] : undefined),
        )
      );
    case 'time':
      return toMs(wanted) === toMs(current);
    case 'text':
      if (name === 'data') return toBytes(wanted) === toBytes(current);
      return (wanted ?? '') === (current ?? '');
    case 'boolean':
      return (wanted ?? false) === (current ?? false);
    case 'reference':
      return wanted === (current ?? 0);
    default:
      return (wanted ?? 0) === (current ?? 0);
  }
};

const toMs = (value: unknown): number | null =>
  typeof value === 'string' ? Date.parse(value) : null;

/** Base64 may be broken into lines. */
const toBytes = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : '', 'base64').toString('latin1');

/** The body that makes `current` what is wanted and keeps what only is there. */
export const mergeInto = (current: FleetObject, wanted: Values): Values => {
  const attributes = isPlain(wanted['attributes'])
    ? {
        attributes: {
          ...(isPlain(current['attributes']) && current['attributes']),
          ...wanted['attributes'],
        },
      }
    : {};
  return { ...current, ...wanted, ...attributes };
};
