import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../../context';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';
import type { SheetChoice } from './read-sheet-as-csv';

/** Stands for what comes in on stdin. */
export const FROM_STDIN = '-';
/** First bytes of every zip file, and so of an .xlsx. */
const PACKED = 'PK\u0003\u0004';

/** Opens a file that is read several times, or what comes in on stdin; a sheet of an .xlsx is read as the CSV that it would be. Throws for what is no file. */
export async function openImportFile(
  path: string,
  { stdin }: Context,
  choice: SheetChoice,
): Promise<FileHandle> {
  if (path !== FROM_STDIN) return openFile(path, choice);
  return inFolder(async (folder) => {
    const copy = join(folder, 'stdin');
    await writeFile(copy, stdin, { mode: 0o600 });
    return openFile(copy, choice);
  });
}

async function openFile(path: string, choice: SheetChoice): Promise<FileHandle> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'There is no such file.' : error.message;
    throw new CliError(`${path} cannot be read. ${why}`, { exit: exitCode.usage });
  });
  if (!(await handle.stat()).isFile()) {
    await handle.close();
    throw new CliError(`${path} is no file.`, {
      exit: exitCode.usage,
      hint: 'Give - in its place for what comes through a pipe.',
    });
  }
  const { buffer } = await handle.read(Buffer.alloc(PACKED.length), 0, PACKED.length, 0);
  if (buffer.toString('latin1') !== PACKED) {
    if (choice.sheet === undefined) return handle;
    await handle.close();
    throw new CliError(`${path} has no sheets: it is no .xlsx file.`, { exit: exitCode.usage });
  }
  await handle.close();
  return openSheet(path, choice);
}

/** The rows of a sheet in a file of their own that is gone when it is closed. */
async function openSheet(path: string, choice: SheetChoice): Promise<FileHandle> {
  const { readSheetAsCsv } = await import('./read-sheet-as-csv');
  const text = await readSheetAsCsv(path, choice);
  return inFolder(async (folder) => {
    const copy = join(folder, 'sheet.csv');
    await writeFile(copy, text, { mode: 0o600 });
    return open(copy, 'r');
  });
}

/** Opens a file in a folder that is gone at once. */
async function inFolder(work: (folder: string) => Promise<FileHandle>): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'rastro-import-'));
  try {
    return await work(folder);
  } finally {
    // An open file stays readable; where it cannot be removed yet, the system does so later.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
