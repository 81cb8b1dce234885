import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes what the build makes of the demo's data as JSON; whoever reads meanwhile finds all of it or nothing. */
export async function writeBuiltFile(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, file);
}
