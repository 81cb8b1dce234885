import { open, type FileHandle } from 'node:fs/promises';
import { CliError } from '../../cli-error';
import { exitCode } from '../../exit-code';

/** Opens a file that is read several times. Throws for what is no file. */
export async function openImportFile(path: string): Promise<FileHandle> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'There is no such file.' : error.message;
    throw new CliError(`${path} cannot be read. ${why}`, { exit: exitCode.usage });
  });
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new CliError(`${path} is no file.`, {
    exit: exitCode.usage,
    hint: 'The rows are read more than once: save what comes through a pipe to a file first.',
  });
}
