import type { ExportDocument, ExportFormat, ExportLine } from '../table/export-table';
import type { FromExportWorker, ToExportWorker } from './export-messages';
import { gatherFile } from './gather-file';

type LinesMessage = Extract<ToExportWorker, { type: 'lines' }>;

/** Makes a file of a document, a piece at a time. */
export type WriteFile = (
  document: ExportDocument,
  format: ExportFormat,
) => AsyncIterable<Uint8Array>;

/** The worker's side: writes the one file it was started for, and asks for lines as it goes. */
export function createExportHost(
  post: (message: FromExportWorker) => void,
  writeFile: WriteFile,
): (message: ToExportWorker) => void {
  let giveLines: (message: LinesMessage) => void = () => undefined;

  async function* askLines(table: number): AsyncGenerator<readonly ExportLine[]> {
    for (let isLast = false; !isLast;) {
      const given = await new Promise<LinesMessage>((resolve) => {
        giveLines = resolve;
        post({ type: 'more', table });
      });
      isLast = given.isLast;
      yield given.lines;
    }
  }

  async function write({ head, format }: Extract<ToExportWorker, { type: 'start' }>) {
    const tables = head.tables.map((table, index) => ({ ...table, lines: askLines(index) }));
    const file = await gatherFile(writeFile({ ...head, tables }, format), format);
    post({ type: 'done', file });
  }

  return (message) => {
    if (message.type === 'lines') giveLines(message);
    else write(message).catch(() => post({ type: 'failed' }));
  };
}
