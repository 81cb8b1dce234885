/** True for a stored flag. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** True for a stored text. */
export const isString = (value: unknown): value is string => typeof value === 'string';

/** True for a plain object, whose members the caller still has to check. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
