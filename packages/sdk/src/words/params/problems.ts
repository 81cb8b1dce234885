/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `problems.json` and what fills their places. */
export interface ProblemsWords {
  'problem.at': { where: Value };
  'problem.code.MISSING': undefined;
  'problem.code.WRONG_TYPE': { found: Value; expected: Value };
  'problem.code.NOT_ALLOWED': { found: Value; expected: Value };
  'problem.code.TOO_SMALL': { found: Value; expected: Value };
  'problem.code.TOO_BIG': { found: Value; expected: Value };
  'problem.code.TOO_SHORT': { expected: Value };
  'problem.code.TOO_LONG': { expected: Value };
  'problem.code.NOT_SAME': undefined;
  'problem.code.TOO_FEW': { expected: Value };
  'problem.code.TOO_MANY': { expected: Value };
  'problem.code.BAD_FORMAT': { found: Value; expected: Value };
  'problem.code.NOT_WHOLE': { found: Value; expected: Value };
  'problem.code.UNKNOWN_KEY': undefined;
  'problem.code.INVALID': { found: Value };
  'problem.code.NOT_JSON': { expected: Value; found: Value };
  'problem.code.OUT_OF_RANGE': { found: Value; expected: Value };
  'problem.code.EMPTY': { expected: Value };
  'problem.code.BAD_COLOR': { found: Value; expected: Value };
  'problem.code.BAD_URL': { found: Value; expected: Value };
  'problem.code.BAD_TILE_URL': { found: Value; expected: Value };
  'problem.code.BAD_FONT': { found: Value; expected: Value };
  'problem.code.BAD_NAME': { found: Value; expected: Value };
  'problem.code.RESERVED': { found: Value; expected: Value };
  'problem.code.CONFLICT': { expected: Value };
  'problem.code.DUPLICATE': { found: Value };
  'problem.code.FILE_MISSING': { found: Value };
  'problem.code.FILE_UNREADABLE': { found: Value };
  'problem.code.FILE_TYPE': { found: Value; expected: Value };
  'problem.code.FILE_NAME': { found: Value; expected: Value };
  'problem.missing.expected': { expected: Value };
  'problem.hint.suggestion': { suggestion: Value };
  'problem.hint.known': { expected: Value };
  'problem.type.string': undefined;
  'problem.type.number': undefined;
  'problem.type.boolean': undefined;
  'problem.type.object': undefined;
  'problem.type.array': undefined;
  'problem.type.date': undefined;
  'brand.warning.nearAlarm': { degrees: Value };
  'brand.warning.nearStatus': { degrees: Value; status: Value };
  'brand.warning.moved': { role: Value; scheme: Value; before: Value; after: Value };
  'brand.warning.logo': { color: Value; ground: Value; scheme: Value; contrast: number };
  'brand.warning.logoOnPage': { color: Value; ground: Value; scheme: Value; contrast: number };
  'brand.warning.activeDrawing': { name: Value; found: Value };
  'brand.warning.leftOut': undefined;
  'brand.role.accent': undefined;
  'brand.role.accentBorder': undefined;
  'brand.role.accentInk': undefined;
  'brand.role.mapTrail': undefined;
  'brand.scheme.light': undefined;
  'brand.scheme.dark': undefined;
}
