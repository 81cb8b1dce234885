import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@rastro/sdk/domain';

/** Identity of an import; the same again for a repeated run. */
export interface ImportIdentity {
  /** Hash of the file's content. */
  sha256: string;
  url: string;
  email: string;
  /** Everything that decides what the rows mean. */
  settings: unknown;
}

/** The rows that an import has done, on disk as they happen. */
export interface Journal {
  /** Identifiers done by earlier runs. */
  done: ReadonlySet<string>;
  /** Writes down that a row is done. */
  add(uniqueId: string): Promise<void>;
  /** The import is complete: nothing is left to resume. */
  remove(): Promise<void>;
  close(): Promise<void>;
}

const KEEP_MS = 30 * DAY_MS;

/** Opens the journal of an import in the folder for settings; it is made with the first row. */
export async function openJournal(
  configDir: string,
  { sha256, url, email, settings }: ImportIdentity,
): Promise<Journal> {
  const folder = join(configDir, 'imports');
  const key = createHash('sha256').update(JSON.stringify([sha256, url, email, settings]));
  const path = join(folder, `${key.digest('hex').slice(0, 32)}.ndjson`);
  const done = parseJournal(await readFile(path, 'utf8').catch(() => ''));
  let file: Awaited<ReturnType<typeof open>> | undefined;
  const openFile = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOld(folder);
    const opened = await open(path, 'a', 0o600);
    // A line that a kill cut short must not run into the next.
    await opened.write('\n');
    return opened;
  };
  let opening: ReturnType<typeof openFile> | undefined;
  return {
    done,
    async add(uniqueId) {
      file = await (opening ??= openFile());
      await file.write(`${JSON.stringify(uniqueId)}\n`);
    },
    async remove() {
      await file?.close();
      file = undefined;
      await rm(path, { force: true });
    },
    async close() {
      await file?.close();
      file = undefined;
    },
  };
}

/** The identifiers of the whole lines; what a kill cut short is passed over, its row is looked up again. */
export function parseJournal(text: string): Set<string> {
  const done = new Set<string>();
  for (const line of text.split('\n')) {
    const value = parseLine(line);
    if (typeof value === 'string') done.add(value);
  }
  return done;
}

function parseLine(line: string): unknown {
  try {
    return line === '' ? null : JSON.parse(line);
  } catch {
    return null;
  }
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const modifiedMs = (await stat(path).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - modifiedMs > KEEP_MS) await rm(path, { force: true });
  }
}
