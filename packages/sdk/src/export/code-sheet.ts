import type { CodeSheet } from './table/sheet-of-codes';

export type { CodeSheet, SheetCode } from './table/sheet-of-codes';

/** A PDF of codes, eight on a page; what draws it is loaded with the first one. */
export async function makeCodeSheet(sheet: CodeSheet): Promise<Uint8Array> {
  const { writeCodeSheet } = await import('./pdf/write-pdf');
  return writeCodeSheet(sheet);
}
