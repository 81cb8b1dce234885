import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseTar } from 'nanotar';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Unpacks the template of the build into an empty folder; nothing is forced to disk yet. Throws when it is broken. */
export function unpackTemplate(templatePath: string, dir: string): void {
  const archive = new Uint8Array(gunzipSync(readFileSync(templatePath)));
  try {
    for (const { name, type, size, data } of parseTar(archive)) {
      const path = join(dir, name);
      if (type === 'directory') mkdirSync(path, { recursive: true, mode: OWNER_ONLY.folder });
      else if (type !== 'file') throw new Error(`${name} is a ${type}.`);
      else if (size > 0 && data?.length !== size) throw new Error(`${name} is cut off.`);
      else writeFileSync(path, data ?? '', { mode: OWNER_ONLY.file });
    }
  } catch (cause) {
    throw new Error(`The template ${templatePath} is broken. Install the server anew.`, { cause });
  }
}
