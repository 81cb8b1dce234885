'use client';
export { ReportPage } from './report-page';
export type { ReportFacts, ReportPageProps } from './report-page-props';
export { ReportTable, type ReportTableProps } from './report-table';
export { Reports, type ReportsProps } from './reports';
