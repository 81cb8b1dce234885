import { splitList } from '../../../domain';

/** The values of a comma list as people read them. */
export const sayList = (value: unknown, say: (each: string) => string): string =>
  splitList(value).map(say).join(', ');
