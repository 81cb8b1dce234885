export {
  applyDraft,
  attributesOf,
  listDraftChanges,
  toPatch,
  type Draft,
  type DraftInput,
} from './apply-draft';
export { CSV_OPTIONS, lineOfStart, MAX_ROW_LENGTH, toCellText } from './csv-cells';
export { listWritten, toImportResource } from './describe-resource';
export { detectDelimiter, saysDelimiter } from './detect-delimiter';
export { createDirectory, type Directory, type Match } from './directory';
export {
  countMarkBytes,
  detectEncoding,
  ENCODINGS,
  FILE_SIGNATURES,
  startsWithBytes,
  type Encoding,
} from './encodings';
export { FIELD_RULES } from './field-rules';
export { formatCell } from './format-cell';
export {
  dropEmptyEnd,
  listColumns,
  looksLikeHeader,
  mapColumns,
  MAX_TITLES,
  nameTarget,
  REASON_COLUMN,
  repeatsHeader,
  toTarget,
  type ColumnTarget,
} from './map-columns';
export {
  IMPORTED_TYPES,
  isAttributeKey,
  parseAttributeName,
  parseAttributeValue,
  type AttributeInput,
} from './parse-attribute';
export { parseMember, parseMoment } from './parse-member';
export {
  findMissingGroup,
  joinReferences,
  MAX_ATTRIBUTE_TEXT,
  planRow,
  waitsForParent,
  withoutSecrets,
  type PlannedRow,
  type PlannerOptions,
} from './plan-row';
export {
  findSheet,
  groupByKey,
  planSheet,
  type ImportedSheet,
  type SheetPlanner,
} from './plan-sheet';
export { readRow, type ImportRow, type ToStored } from './read-row';
export { runRows, type RunRowsOptions } from './run-rows';
export type * from './types';
export { chooseSheet, createPartFilter } from './workbook/choose-sheet';
export { readSheets as readWorkbook } from './workbook/read-workbook';
export type { WorkbookSheet } from './workbook/read-workbook';
export { writeRow, type WritableResource } from './write-row';
