/** Attributes of a new thing: none of them is null. */
export const dropNulls = (attributes: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter(([, value]) => value !== null));
