import type { BrandLocale } from './branding';
import type { BrandingProblem } from './branding-problem';
import { problemWords } from './problem-words';

/** One sentence that says where in the branding file something is wrong, what was found and what is expected. */
export function describeProblem(problem: BrandingProblem, locale: BrandLocale): string {
  const words = problemWords[locale];
  const hint = problem.suggestion
    ? words.didYouMean(problem.suggestion)
    : words.knownKeys(problem.expected);
  return words.sentences[problem.code]({
    path: problem.path || words.file,
    found: problem.found,
    expected: words.types[problem.expected] ?? problem.expected,
    hint,
  });
}
