import { TINT_CHANGES } from '../../../domain';

/** The attributes that hold how a vehicle is painted, under the prefix of the product. */
export const listPaintKeys = (prefix: string): string[] =>
  ['color', 'color_extra', ...Object.keys(TINT_CHANGES)].map((key) => `${prefix}.${key}`);
