import type { ErrorCode, Phrase } from '@rastro/sdk/domain';
import { getProductWords, type RefusalsWords } from '@rastro/sdk/words';
import { ApiError } from './api-error';

/** A sentence that says more than its code does. */
type RefusalKey = Extract<keyof RefusalsWords, `refusal.${string}`>;
type Params<Key extends RefusalKey> = RefusalsWords[Key] extends undefined
  ? []
  : [params: RefusalsWords[Key]];

/** A refusal whose reason stands in the words: for programs in English, for pages as phrases that they say in their language. */
export const refusePhrases = (
  { status, code, field }: { status: number; code: ErrorCode; field?: string | undefined },
  says: readonly Phrase[],
  message = getProductWords('en-US').t(says),
): ApiError =>
  new ApiError(status, code, message, {
    ...(field !== undefined && { field }),
    details: { says },
  });

/** The refusal of one member of a body, with its reason. */
export const refuseField = <Key extends RefusalKey>(
  field: string,
  key: Key,
  ...[params]: Params<Key>
): ApiError => refusePhrases(ofField(field), [{ key, ...(params && { params }) }]);

/** Members of a field's refusal apart from its reason. */
export const ofField = (field: string) => ({ status: 422, code: 'FIELD_INVALID' as const, field });

/** A conflict that no code names, with its reason. */
export const refuseConflict = <Key extends RefusalKey>(
  key: Key,
  { field }: { field?: string } = {},
): ApiError => refusePhrases({ status: 409, code: 'HTTP_409_CONFLICT', field }, [{ key }]);

/** The sentence of a code, and one that says more: a bound, or who has it. */
export const refuseWith = <Key extends RefusalKey>(
  of: { status: number; code: ErrorCode; field?: string | undefined },
  key: Key,
  ...[params]: Params<Key>
): ApiError =>
  refusePhrases(of, [{ key: `error.code.${of.code}` }, { key, ...(params && { params }) }]);
