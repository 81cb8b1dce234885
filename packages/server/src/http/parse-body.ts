import type { z } from 'zod';
import { ApiError } from './api-error';

/** Reads a body by its schema. Throws a 422 that names the first member that is wrong. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  if (field === '') throw new ApiError(400, 'BODY_INVALID', 'The body must be a JSON object.');
  throw new ApiError(422, 'FIELD_INVALID', `${field}: ${issue?.message ?? 'is wrong'}.`, { field });
}
