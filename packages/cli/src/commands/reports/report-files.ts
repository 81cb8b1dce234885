import { access, open, rename, rm } from 'node:fs/promises';
import type { ExportFormat } from '@rastro/sdk/export';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';

/** A file that a report goes into. */
export interface ReportFile {
  format: ExportFormat;
  path: string;
}

/** The files that the options name. Throws where one is there already and nobody said `--force`. */
export async function listReportFiles(options: CommandOptions): Promise<ReportFile[]> {
  const files = (['xlsx', 'csv', 'pdf'] as const).flatMap((format) => {
    const path = options[format];
    return typeof path === 'string' ? [{ format, path }] : [];
  });
  for (const { path } of files) {
    if (options['force'] === true || !(await isThere(path))) continue;
    throw createTakenError(path);
  }
  return files;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const createTakenError = (path: string): CliError =>
  new CliError(`${path} is there already.`, {
    exit: exitCode.usage,
    hint: 'Name another file, or pass --force to replace it.',
  });

/** Writes a file piece by piece, beside its place: what was there stays until the new one is whole. */
export async function writeReportFile(
  { path }: ReportFile,
  pieces: AsyncIterable<Uint8Array>,
  isForced: boolean,
): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  const file = await open(draft, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`${path} cannot be written: ${error.message}`);
  });
  try {
    for await (const piece of pieces) await file.writeFile(piece);
    await file.close();
    if (!isForced && (await isThere(path))) throw createTakenError(path);
    await rename(draft, path);
  } finally {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
}
