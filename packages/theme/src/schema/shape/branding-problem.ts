/** Everything that can be wrong with a branding file and the files it names. */
export type ProblemCode =
  | 'NOT_JSON'
  | 'UNKNOWN_KEY'
  | 'WRONG_TYPE'
  | 'MISSING'
  | 'NOT_ALLOWED'
  | 'OUT_OF_RANGE'
  | 'EMPTY'
  | 'TOO_LONG'
  | 'BAD_COLOR'
  | 'BAD_URL'
  | 'BAD_TILE_URL'
  | 'BAD_FONT'
  | 'BAD_NAME'
  | 'RESERVED'
  | 'CONFLICT'
  | 'DUPLICATE'
  | 'FILE_MISSING'
  | 'FILE_UNREADABLE'
  | 'FILE_TYPE'
  | 'FILE_NAME'
  | 'TOO_BIG';

/** One thing that is wrong with a branding file; the words are made by who shows it. */
export interface BrandingProblem {
  readonly code: ProblemCode;
  /** Path in the file: `colors.accent`, `map.layers.0.url`; empty for the file as a whole. */
  readonly path: string;
  /** Actual value as JSON, cut at 60 characters; empty when there is none. */
  readonly found: string;
  /**
   * Expected value, independent of language: a type, an example, a range, allowed values by comma.
   */
  readonly expected: string;
  /** The known key or file that was probably meant (`UNKNOWN_KEY`, `FILE_MISSING`). */
  readonly suggestion?: string;
}
