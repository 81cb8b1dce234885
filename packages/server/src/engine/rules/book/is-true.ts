/**
 * Returns true when an attribute is true, or its text in any letters. All other values are false.
 */
export const isTrue = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
