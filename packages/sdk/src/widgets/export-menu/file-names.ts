import type { ExportFormat } from '../../export';

/** What each kind of file is called. */
export const FILE_NAMES = {
  pdf: 'export.file.pdf',
  xlsx: 'export.file.xlsx',
  csv: 'export.file.csv',
} as const satisfies Record<ExportFormat, string>;
