'use client';
export { ReportExport, type ReportExportProps } from './report-export';
export { ExportMenu, type ExportMenuProps } from './export-menu';
