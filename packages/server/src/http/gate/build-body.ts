import { ApiError } from '../../request/api-error';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';

const MAX_DEPTH = 32;

/**
 * Makes the body anew from the allowed members. Throws a 400 that names the member when one is
 * unknown, when ids in path and body differ, or when a text cannot be kept anywhere.
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
    refuseBadText(name, value, 0);
    built[name] = value;
  }
  const tellsId = idName !== undefined && row.body?.includes(idName) === true;
  if (row.method !== 'PATCH' && tellsId && built[idName] !== id) {
    throw new ApiError(400, 'ID_MISMATCH', 'The ids in the address and in the body differ.', {
      field: idName,
    });
  }
  return built;
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Describes a character that a database or UTF-8 cannot represent; undefined for none. */
const badOf = (text: string): string | undefined => {
  if (text.includes('\0')) return 'a NUL character';
  return LONE_SURROGATE.test(text) ? 'half a character, a lone surrogate' : undefined;
};

function refuseBadText(field: string, value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) {
    throw new ApiError(400, 'BODY_INVALID', `The member ${field} is nested too deeply.`, { field });
  }
  if (typeof value === 'string') {
    const bad = badOf(value);
    if (bad !== undefined) {
      throw new ApiError(400, 'TEXT_INVALID', `The member ${field} holds ${bad}.`, { field });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      refuseBadText(field, key, depth + 1);
      refuseBadText(field, member, depth + 1);
    }
  }
}
