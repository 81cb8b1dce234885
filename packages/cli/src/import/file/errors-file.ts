import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { formatCsvRow, REASON_COLUMN } from '@rastro/sdk/domain';

/** The rows that were not taken, with the reason: a file that can be mended and imported as it is. */
export interface ErrorsFile {
  add(cells: readonly string[], reasons: readonly string[]): Promise<void>;
  /** Gives the file its name; answers it, or null when no row was refused. */
  finish(): Promise<string | null>;
  /** The import did not come to its end: the next run writes the file anew. */
  discard(): Promise<void>;
}

/** An errors file beside the imported one; it is made with the first row and overwrites nothing. */
export function createErrorsFile(
  importedPath: string,
  header: readonly string[],
  delimiter: string,
): ErrorsFile {
  const extension = extname(importedPath);
  const stem = basename(importedPath, extension).replace(/\.errors(-\d+)?$/, '');
  const folder = dirname(importedPath);
  // Until it is whole: what a killed run leaves is not taken for a result.
  const draft = join(folder, `${stem}.errors.partial`);
  // A file that was mended has the column already: its old reasons go.
  const kept = header.map((name) => name.trim().toLowerCase() !== REASON_COLUMN);
  const toKept = (cells: readonly string[]) =>
    header.map((_, index) => cells[index] ?? '').filter((_, index) => kept[index]);
  let opening: Promise<FileHandle> | undefined;

  const start = async () => {
    const file = await open(draft, 'w', 0o600);
    // With the mark of UTF-8, without which spreadsheets break accents.
    await file.write(`\uFEFF${formatCsvRow([...toKept(header), REASON_COLUMN], delimiter)}`);
    return file;
  };

  const discard = async () => {
    await (await opening)?.close();
    await rm(draft, { force: true });
  };

  return {
    discard,
    async add(cells, reasons) {
      const file = await (opening ??= start());
      await file.write(formatCsvRow([...toKept(cells), reasons.join('; ')], delimiter));
    },
    async finish() {
      const file = await opening;
      if (!file) {
        await discard();
        return null;
      }
      await file.close();
      const path = await findFreePath(
        join(folder, `${stem}.errors`),
        /^\.xlsx?$/i.test(extension) ? '.csv' : extension || '.csv',
      );
      await rename(draft, path);
      return path;
    },
  };
}

async function findFreePath(stem: string, extension: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = `${stem}${number === 1 ? '' : `-${number}`}${extension}`;
    const isTaken = await access(path).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}
