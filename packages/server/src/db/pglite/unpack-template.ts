import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What a tar archive is counted in. */
const BLOCK_BYTES = 512;
const FILE = '0';
const FOLDER = '5';
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/**
 * Unpacks the template of the build into an empty folder; nothing is forced to disk yet. Reads just
 * the kind of archive that the build makes and throws on any other: a general one takes seconds.
 */
export function unpackTemplate(templatePath: string, dir: string): void {
  const archive = gunzipSync(readFileSync(templatePath));
  const readText = (from: number, to: number): string =>
    archive.toString('latin1', from, to).replace(/\0.*$/s, '');
  let at = 0;
  while (at < archive.length && archive[at] !== 0) {
    const path = join(dir, readText(at + 345, at + 500), readText(at, at + 100));
    const sizeBytes = Number.parseInt(readText(at + 124, at + 136), 8);
    const kind = readText(at + 156, at + 157);
    const start = at + BLOCK_BYTES;
    at = start + Math.ceil(sizeBytes / BLOCK_BYTES) * BLOCK_BYTES;
    if (kind === FOLDER) mkdirSync(path, { recursive: true, mode: OWNER_ONLY.folder });
    else if (kind === FILE && at <= archive.length) {
      writeFileSync(path, archive.subarray(start, start + sizeBytes), { mode: OWNER_ONLY.file });
    } else throw new Error(`The template ${templatePath} is broken. Install the server anew.`);
  }
}
