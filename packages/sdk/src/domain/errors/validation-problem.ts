/** Possible problems of an entered value. */
export const PROBLEM_CODES = [
  'MISSING',
  'WRONG_TYPE',
  'NOT_ALLOWED',
  'TOO_SMALL',
  'TOO_BIG',
  'TOO_SHORT',
  'TOO_LONG',
  'NOT_SAME',
  'TOO_FEW',
  'TOO_MANY',
  'BAD_FORMAT',
  'NOT_WHOLE',
  'UNKNOWN_KEY',
  'INVALID',
  'NOT_JSON',
  'OUT_OF_RANGE',
  'EMPTY',
  'BAD_COLOR',
  'BAD_URL',
  'BAD_TILE_URL',
  'BAD_FONT',
  'BAD_NAME',
  'RESERVED',
  'CONFLICT',
  'DUPLICATE',
  'FILE_MISSING',
  'FILE_UNREADABLE',
  'FILE_TYPE',
  'FILE_NAME',
] as const;

/** One thing that can be wrong with a value. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * A validation problem. `path` says where (`attributes.color`, '' for the whole), `expected` what
 * should stand there in no language (a type, a limit, an example, allowed values), `found` what does.
 */
export interface ValidationProblem {
  code: ProblemCode;
  path: string;
  expected: string;
  found: string;
  /** The known key or file that was probably meant (`UNKNOWN_KEY`, `FILE_MISSING`). */
  suggestion?: string;
}
