import {
  describeProblem,
  type IssueLike,
  toValidationProblem,
  type ValidationProblem,
} from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { z } from 'zod';
import { ApiError } from './api-error';
import { ofField, refusePhrases } from './refuse-field';

/** Reads a body by its schema. Throws a 422 that names the first member that is wrong. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue: IssueLike = parsed.error.issues[0] ?? { path: [] };
  throw fieldInvalid(toValidationProblem(issue, body));
}

/** The refusal of one member of a body, in the words that forms use too. */
export function fieldInvalid(problem: ValidationProblem): ApiError {
  const { path } = problem;
  if (path === '') return new ApiError(400, 'BODY_INVALID', 'The body must be a JSON object.');
  const message = getProductWords('en-US').t(describeProblem(problem));
  // A form calls the member by its own name.
  return refusePhrases(ofField(path), describeProblem({ ...problem, path: '' }), message);
}
