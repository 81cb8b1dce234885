import type { LogChange } from './describe-changes';

/** Changes as a server tells them; what is none is left out. */
export const readLogChanges = (value: unknown): LogChange[] =>
  Array.isArray(value) ? value.filter(isChange) : [];

const isChange = (value: unknown): value is LogChange =>
  typeof value === 'object' &&
  value !== null &&
  'member' in value &&
  typeof value.member === 'string';
