import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Note written by `describeTemplate` beside a template. */
export interface TemplateNote {
  file: string;
}

/** The worker bundle and the migrated template beside it. */
export interface DatabaseAssets {
  workerPath: string;
  templatePath: string | null;
}

/** Name of the worker bundle, and of the note that names the template. */
export const WORKER_FILE = 'db-worker.mjs';
export const TEMPLATE_NOTE = 'db-template.json';

/** The folder of built helper files: `dist` in a built server, the ignored `.build` from sources. */
export function resolveAssetsDir(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return basename(here) === 'dist' ? here : join(here, '../../.build');
}

/** Finds both files. Throws when the worker was not built. */
export function resolveDatabaseAssets(dir = resolveAssetsDir()): DatabaseAssets {
  const workerPath = join(dir, WORKER_FILE);
  if (!existsSync(workerPath)) {
    throw new Error(`${workerPath} is missing: run "npm run build".`);
  }
  const notePath = join(dir, TEMPLATE_NOTE);
  if (!existsSync(notePath)) return { workerPath, templatePath: null };
  const note = JSON.parse(readFileSync(notePath, 'utf8')) as TemplateNote;
  const templatePath = join(dir, note.file);
  return { workerPath, templatePath: existsSync(templatePath) ? templatePath : null };
}
