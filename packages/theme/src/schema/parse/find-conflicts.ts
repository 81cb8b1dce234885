import { linkNames } from '../shape/branding';
import type { BrandingProblem } from '../shape/branding-problem';
import type { BrandingFile } from '../shape/branding-schema';
import { quoteFound } from './to-problems';

/** Things said twice in a file, each right by itself: both spellings of a key, two layers of one id. */
export function findConflicts(file: BrandingFile): BrandingProblem[] {
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
