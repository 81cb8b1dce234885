'use client';
import type { ReactElement } from 'react';
import { LazyWords, useReportSource, type ReportSourceOptions } from '../../react';
import { ExportMenu, type ExportMenuProps } from './export-menu';

const WORDS = ['export'] as const;

/** Props of {@link ReportExport}. */
export type ReportExportProps = ReportSourceOptions & Omit<ExportMenuProps, 'source' | 'disabled'>;

/** Takes a report away: as a branded PDF, as a spreadsheet whose cells count, or as CSV. */
export function ReportExport(props: ReportExportProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Export {...props} />
    </LazyWords>
  );
}

function Export({ isCompact, className, ...report }: ReportExportProps): ReactElement {
  const source = useReportSource(report);
  return (
    <ExportMenu
      source={source}
      isCompact={isCompact}
      className={className}
      disabled={report.table.rows.length === 0}
    />
  );
}
