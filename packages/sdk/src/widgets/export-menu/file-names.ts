import type { ExportFormat } from '../../export';

/** Label keys of the file formats. */
export const FILE_NAMES = {
  pdf: 'export.file.pdf',
  xlsx: 'export.file.xlsx',
  csv: 'export.file.csv',
} as const satisfies Record<ExportFormat, string>;
