'use client';
import { useMemo } from 'react';
import type { ReportTable } from '../../domain';
import { toExportColumns, toExportLines, type ExportStyle } from '../../export';
import { useTrackingContext } from '../provider/tracking-context';
import { useFormat } from '../use-format';
import { useLabels } from '../use-labels';
import { drawLogo } from './draw-logo';
import { toFileName } from './to-file-name';
import type { ExportSource } from './use-export';

/** Whose name, colour and logo a file bears. */
export interface FileBrand {
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Address of the logo for a light ground; without one the name stands there. */
  logo?: string | undefined;
}

/** A report that can become a file. */
export interface ReportSourceOptions {
  table: ReportTable;
  title: string;
  /** Period, vehicles: a line each. */
  subtitle: readonly string[];
  brand: FileBrand;
}

/** A report as a source of files, in the account's language, units and zone. Needs the words `export`. */
export function useReportSource({
  table,
  title,
  subtitle,
  brand,
}: ReportSourceOptions): ExportSource {
  const t = useLabels();
  const format = useFormat();
  const { locale, units, timeZone } = useTrackingContext('useReportSource');
  return useMemo(() => {
    const { speed, distance, hour12, coordinates } = units;
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const style: ExportStyle = { locale, timeZone: zone, speed, distance, hour12 };
    const reader = { locale, timeZone: zone, speed, distance, coordinates, t };
    return {
      fileName: toFileName(title, Date.now(), zone),
      lineCount: table.rows.length,
      async prepare(kind) {
        const { name, color, logo } = brand;
        return {
          title,
          subtitle,
          tables: [
            {
              name: title,
              columns: toExportColumns(table.columns, (key) => t({ key })),
              lines: toExportLines(table, {
                style: hour12 === undefined ? reader : { ...reader, hour12 },
                subtotal: t('export.subtotal'),
                total: t('export.total'),
              }),
            },
          ],
          // Other files show no logo.
          brand: { name, color, logo: kind === 'pdf' && logo ? await drawLogo(logo) : undefined },
          style,
          words: {
            pageOf: t('export.page', { page: '{page}' }),
            madeAt: t('export.madeAt', { time: format.dateTime(Date.now(), { year: true }) }),
            empty: t('export.empty'),
          },
        };
      },
    };
  }, [table, title, subtitle, brand, t, format, locale, units, timeZone]);
}
