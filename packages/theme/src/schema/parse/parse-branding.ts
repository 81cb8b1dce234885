import type { Branding } from '../shape/branding';
import type { BrandingProblem } from '../shape/branding-problem';
import { brandingSchema } from '../shape/branding-schema';
import { completeBranding } from './complete-branding';
import { toProblems, quoteFound } from './to-problems';
import { linkNames } from '../shape/branding';
import type { BrandingFile } from '../shape/branding-schema';

/** Things said twice in a file, each right by itself: both spellings of a key, two layers of one id. */
function findConflicts(file: BrandingFile): BrandingProblem[] {
  const problems: BrandingProblem[] = [];
  if (file.logo && file.headLogo) {
    problems.push(conflict('headLogo', 'logo', file.headLogo));
  }
  for (const name of linkNames) {
    if (file[name] && file.links?.[name])
      problems.push(conflict(name, `links.${name}`, file[name]));
  }
  const seen = new Set<string>();
  file.map?.layers?.forEach(({ id }, index) => {
    if (seen.has(id)) {
      const path = `map.layers.${index}.id`;
      problems.push({ code: 'DUPLICATE', path, found: quoteFound(id), expected: '' });
    }
    seen.add(id);
  });
  return problems;
}

function conflict(path: string, other: string, value: unknown): BrandingProblem {
  return { code: 'CONFLICT', path, found: quoteFound(value), expected: other };
}

/** A whole brand, or everything that is wrong with its file. */
export type BrandingResult =
  | { readonly ok: true; readonly branding: Branding }
  | { readonly ok: false; readonly problems: readonly BrandingProblem[] };

/**
 * Checks the content of a branding file and fills it up; `{}` gives the default brand. Takes our own
 * shape, the specification's (spec §3, branding config), and a `Branding` that came out of it before.
 *
 * @param options.attributePrefix the server's own prefix, stronger than the file's
 */
export function parseBranding(
  json: unknown,
  options: { attributePrefix?: string | undefined } = {},
): BrandingResult {
  const parsed = brandingSchema.safeParse(json);
  if (!parsed.success) return { ok: false, problems: toProblems(parsed.error.issues, json) };
  const problems = findConflicts(parsed.data);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, branding: completeBranding(parsed.data, options.attributePrefix) };
}
