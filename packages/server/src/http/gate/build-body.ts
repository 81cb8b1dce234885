import { ApiError } from '../../request/api-error';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';

const DEEPEST = 32;

/**
 * Makes the body anew from the allowed members. Throws a 400 that names the member when one is
 * unknown, when ids in path and body differ, or when text holds a NUL character.
 */
export function buildBody(
  { row, id, idName }: RowMatch<GateRow>,
  body: unknown,
): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'BODY_INVALID', 'The body must be a JSON object.');
  }
  const built: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!row.body?.includes(name)) {
      throw new ApiError(400, 'FIELD_UNKNOWN', `The body has an unknown member ${name}.`, {
        field: name,
      });
    }
    refuseNul(name, value, 0);
    built[name] = value;
  }
  if (row.method !== 'PATCH' && idName !== undefined && built[idName] !== id) {
    throw new ApiError(400, 'ID_MISMATCH', 'The ids in the address and in the body differ.', {
      field: idName,
    });
  }
  return built;
}

function refuseNul(field: string, value: unknown, depth: number): void {
  if (depth > DEEPEST) {
    throw new ApiError(400, 'BODY_INVALID', `The member ${field} is nested too deeply.`, { field });
  }
  if (typeof value === 'string') {
    if (value.includes('\0')) {
      throw new ApiError(400, 'TEXT_INVALID', `The member ${field} holds a NUL character.`, {
        field,
      });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      refuseNul(field, key, depth + 1);
      refuseNul(field, member, depth + 1);
    }
  }
}
