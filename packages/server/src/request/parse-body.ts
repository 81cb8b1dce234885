import {
  describeProblem,
  type IssueLike,
  toValidationProblem,
  type ValidationProblem,
} from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { z } from 'zod';
import { ApiError } from './api-error';

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
  return new ApiError(422, 'FIELD_INVALID', getProductWords('en-US').t(describeProblem(problem)), {
    field: path,
  });
}
