'use client';
import { useCallback, useState } from 'react';
import { readOwnTimeZone } from '../../domain';
import { toFileName, type ExportDocument, type ExportStyle } from '../../export';
import { downloadBlob, type TableSheet } from '../../ui';
import { useTrackingContext } from '../provider/tracking-context';

/** A table on its way into a spreadsheet. */
export interface SheetExport {
  /** Writes the file and gives it to the browser. */
  start: (sheet: TableSheet) => void;
  /** The last one could not be written. */
  hasFailed: boolean;
}

/** Gives a table to the browser as a spreadsheet, in the account's units and zone. */
export function useSheetExport(title: string): SheetExport {
  const { locale, units, timeZone } = useTrackingContext('useSheetExport');
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(
    (sheet: TableSheet) => {
      setFailed(false);
      const zone = timeZone ?? readOwnTimeZone();
      const document = toDocument(sheet, title, { locale, timeZone: zone, ...units });
      writeSheet(document).then(
        (file) => downloadBlob(file, `${toFileName(title, Date.now(), zone)}.xlsx`),
        () => setFailed(true),
      );
    },
    [title, locale, units, timeZone],
  );
  return { start, hasFailed };
}

async function writeSheet(document: ExportDocument): Promise<Blob> {
  // What writes files comes with the first one that is wanted.
  const { runExport } = await import('../../export/worker/run-export');
  const { signal } = new AbortController();
  return runExport(document, 'xlsx', { signal, onLines: () => undefined });
}

const toDocument = (
  { columns, lines }: TableSheet,
  title: string,
  style: ExportStyle,
): ExportDocument => ({
  title,
  // Without a heading: programs read a list of things from its first row.
  subtitle: [],
  tables: [{ name: title, columns, lines: [lines.map((cells) => ({ type: 'row', cells }))] }],
  brand: { name: '', color: '#000000' },
  style,
  words: { pageOf: '', madeAt: '', empty: '', shortened: '' },
});
