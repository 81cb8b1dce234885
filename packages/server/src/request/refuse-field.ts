import type { Phrase } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { ApiError } from './api-error';

/** The refusal of one member of a body: for programs in English, for pages as phrases that they say in their language. */
export const refuseField = (
  field: string,
  says: readonly Phrase[],
  message = getProductWords('en-US').t(says),
): ApiError => new ApiError(422, 'FIELD_INVALID', message, { field, details: { says } });
