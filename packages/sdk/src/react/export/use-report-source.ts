'use client';
import { groupReport, readOwnTimeZone } from '../../domain';
import { useMemo } from 'react';
import type { ReportTable } from '../../domain';
import { toFileName, toReportDocument, type ExportPicture } from '../../export';
import { useTrackingContext } from '../provider/tracking-context';
import { useLabels } from '../use-labels';
import { drawLogo } from './draw-logo';
import type { ExportSource } from './use-export';

/** Brand on a file: name, colour and logo. */
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
  /** Names the file beside the vehicle, where it is of one; left out, today does. */
  span?: { fromMs: number; toMs: number } | undefined;
  /** Period, vehicles: a line each. */
  subtitle: readonly string[];
  brand: FileBrand;
  /** Finds what the table lacks before it becomes a file, as its places; without it the table leaves as it is. */
  complete?: ((signal: AbortSignal) => Promise<ReportTable>) | undefined;
  /** Draws what stands on the first page of a PDF, as its chart. */
  picture?: (() => Promise<ExportPicture | undefined>) | undefined;
}

/** Kind of the file, its vehicle where it is of one, and its period. */
function nameFile(
  title: string,
  { rows }: ReportTable,
  span: ReportSourceOptions['span'],
  zone: string,
): string {
  const vehicles = groupReport(rows, [], { by: 'vehicle' });
  const name = vehicles.length === 1 ? `${title} ${vehicles[0]?.title ?? ''}` : title;
  const { fromMs, toMs } = span ?? { fromMs: Date.now(), toMs: Date.now() };
  // A period ends where the next day begins.
  return toFileName(name, fromMs, zone, Math.max(fromMs, toMs - 1));
}

/** A report as a source of files, in the account's language, units and zone. Needs the words `export`. */
export function useReportSource({
  table,
  title,
  span,
  subtitle,
  brand,
  complete,
  picture,
}: ReportSourceOptions): ExportSource {
  const t = useLabels();
  const { locale, units, timeZone } = useTrackingContext('useReportSource');
  return useMemo(() => {
    const zone = timeZone ?? readOwnTimeZone();
    return {
      fileName: nameFile(title, table, span, zone),
      lineCount: table.rows.length,
      async prepare(kind, signal) {
        const { name, color, logo } = brand;
        const whole = complete ? await complete(signal) : table;
        return toReportDocument(whole, {
          title,
          subtitle,
          // Other files show no logo.
          brand: { name, color, logo: kind === 'pdf' && logo ? await drawLogo(logo) : undefined },
          style: { locale, timeZone: zone, ...units },
          t,
          nowMs: Date.now(),
          hasSheets: kind === 'xlsx',
          picture: kind === 'pdf' ? await picture?.() : undefined,
        });
      },
    };
  }, [table, title, span, subtitle, brand, complete, picture, t, locale, units, timeZone]);
}
