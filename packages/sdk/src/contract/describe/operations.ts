/** Operations on the items of a resource. */
export const OPERATIONS = ['list', 'get', 'create', 'update', 'delete'] as const;

/** One of {@link OPERATIONS}. */
export type Operation = (typeof OPERATIONS)[number];
