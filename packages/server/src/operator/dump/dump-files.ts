import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPath, syncTree } from '../../db/pglite/folder/sync-tree';
import { splitLines } from '../../text/split-lines';
import { CommandError } from '../command-error';
import type { DumpHead, DumpPart } from './dump-parts';

const MANIFEST = 'manifest.json';
const OWNER_ONLY = 0o700;
const ROWS_AT_ONCE = 500;
const TABLE_NAME = /^[a-z_][a-z0-9_]*$/;

/** Metadata beside the rows: the head of the dump, and the expected content of each file. */
interface Manifest extends DumpHead {
  files: Record<string, { rows: number; sha256: string }>;
}

interface OpenFile {
  handle: FileHandle;
  hash: ReturnType<typeof createHash>;
  rows: number;
}

/** Writes a dump into a folder: a file of JSON lines a table, and a manifest. */
export interface DumpWriter {
  /** The folder while it is being written. */
  draft: string;
  take(part: DumpPart): Promise<void>;
  /** Gives the folder its name once it is safe on disk; nothing stands there before. Resolves with rows by table. */
  finish(): Promise<Record<string, number>>;
  /** Leaves nothing behind, where the disk still lets it. */
  abort(): Promise<void>;
}

/** Opens a writer for a folder that must not exist yet. It is readable for its owner only. */
export const createDumpWriter = async (dir: string): Promise<DumpWriter> => {
  const draft = join(dirname(dir), `.${basename(dir)}.part`);
  await rm(draft, { recursive: true, force: true });
  const made = await mkdir(dirname(dir), { recursive: true });
  await mkdir(draft, { mode: OWNER_ONLY });
  const files = new Map<string, OpenFile>();
  let head: DumpHead | undefined;
  let counts: Record<string, number> | undefined;
  let isNamed = false;

  const fileOf = async (table: string): Promise<OpenFile> => {
    const known = files.get(table);
    if (known) return known;
    if (!TABLE_NAME.test(table)) throw new CommandError(`The table "${table}" has no usable name.`);
    const handle = await open(join(draft, `${table}.ndjson`), 'wx', 0o600);
    const file = { handle, hash: createHash('sha256'), rows: 0 };
    files.set(table, file);
    return file;
  };

  return {
    draft,
    async take(part) {
      if (part.kind === 'head') head = part.head;
      else if (part.kind === 'end') counts = part.counts;
      else {
        const file = await fileOf(part.table);
        const text = part.rows.map((row) => `${row}\n`).join('');
        file.hash.update(text);
        file.rows += part.rows.length;
        // Unlike `write` it goes on where the system took only a part.
        await file.handle.appendFile(text);
      }
    },
    async finish() {
      if (!head || !counts)
        throw new CommandError('The database stopped in the middle. Try again.');
      const manifest: Manifest = { ...head, files: {} };
      for (const [table, { handle, hash, rows }] of files) {
        await handle.close();
        manifest.files[table] = { rows, sha256: hash.digest('hex') };
      }
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      await writeFile(join(draft, MANIFEST), text, { flag: 'wx', mode: 0o600 });
      await syncTree(draft);
      await rename(draft, dir);
      isNamed = true;
      // A name is safe when its folder is, and that of each folder made on the way.
      const top = dirname(made ?? dir);
      for (let folder = dirname(dir); ; folder = dirname(folder)) {
        syncPath(folder);
        if (folder === top) break;
      }
      return counts;
    },
    async abort() {
      for (const { handle } of files.values()) await handle.close().catch(() => undefined);
      const written = isNamed ? dir : draft;
      await rm(written, { recursive: true, force: true }).catch(() => undefined);
    },
  };
};

/** Reads such a folder back; one that was cut or changed is refused before there is any part. */
export const readDumpFiles = async (dir: string): Promise<AsyncGenerator<DumpPart>> => {
  const manifest = await readManifest(dir);
  for (const [table, { sha256 }] of Object.entries(manifest.files)) {
    const found = TABLE_NAME.test(table) ? await hashOf(join(dir, `${table}.ndjson`)) : '';
    if (found !== sha256) {
      throw new CommandError(
        `${join(dir, `${table}.ndjson`)} is missing or not as it was written. Take another copy; nothing was changed.`,
      );
    }
  }
  return readParts(dir, manifest);
};

async function* readParts(dir: string, { files, ...head }: Manifest): AsyncGenerator<DumpPart> {
  yield { kind: 'head', head };
  for (const table of Object.keys(files)) {
    let rows: string[] = [];
    const input = createReadStream(join(dir, `${table}.ndjson`), 'utf8');
    for await (const line of splitLines(input)) {
      rows.push(line);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield { kind: 'rows', table, rows };
      rows = [];
    }
    if (rows.length > 0) yield { kind: 'rows', table, rows };
  }
  yield {
    kind: 'end',
    counts: Object.fromEntries(Object.entries(files).map(([table, { rows }]) => [table, rows])),
  };
}

const readManifest = async (dir: string): Promise<Manifest> => {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => {
    throw new CommandError(
      `There is no ${MANIFEST} in ${dir}. Give the folder that a backup or export made.`,
    );
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format === 1) return manifest;
  throw new CommandError(`${join(dir, MANIFEST)} has a form this program does not know.`);
};

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch {
    return '';
  }
  return hash.digest('hex');
};
