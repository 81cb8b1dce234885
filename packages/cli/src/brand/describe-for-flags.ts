import { describeProblem, type ValidationProblem, toPrintable } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { brandFields } from './brand-fields';

/** The sentence for a problem with a value that came from a flag: it names the flag, not the file. */
export function describeForFlags(problem: ValidationProblem, name = flagOf(problem)): string {
  const sentence = getProductWords('en-US').t(describeProblem({ ...problem, path: name }));
  return toPrintable(sentence);
}

function flagOf({ path }: ValidationProblem): string {
  const field = brandFields.find((known) => known.path === path);
  return field?.flags.split(' ')[0] ?? path;
}
