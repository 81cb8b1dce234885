import type { Branding } from '../shape/branding';
import type { BrandingProblem } from '../shape/branding-problem';
import { brandingSchema } from '../shape/branding-schema';
import { completeBranding } from './complete-branding';
import { findConflicts } from './find-conflicts';
import { toProblems } from './to-problems';

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
