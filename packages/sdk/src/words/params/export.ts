/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `export.json` and what fills their places. */
export interface ExportWords {
  'export.label': undefined;
  'export.action': undefined;
  'export.as': { file: Value };
  'export.file.pdf': undefined;
  'export.file.xlsx': undefined;
  'export.file.csv': undefined;
  'export.busy': { file: Value };
  'export.cancel': undefined;
  'export.failed': { file: Value };
  'export.page': { page: Value };
  'export.madeAt': { time: Value };
  'export.empty': undefined;
  'export.subtotal': undefined;
  'export.total': undefined;
  'export.shortened': { count: number };
  'export.pdfHint': { count: number };
}
