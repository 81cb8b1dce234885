import type { Dictionary } from '../translate';
import type { ProblemKey } from './domain-key';
import { enUsProblems } from './en-us-problems';
import { esProblems } from './es-problems';
import { ptBrProblems } from './pt-br-problems';

/** The words about wrong values and brands in all languages: pages that check nothing leave them out. */
export const problemDictionaries: readonly Dictionary<ProblemKey>[] = [
  ptBrProblems,
  esProblems,
  enUsProblems,
];
