import { AreaProblem, parseArea } from '@rastro/sdk/domain';
import { ApiError } from '../api-error';

/** Refuses a fence whose text is no area, naming the place in it; the tracking API stores any text. */
export function checkArea({ area }: Readonly<Record<string, unknown>>): void {
  if (typeof area !== 'string') return;
  try {
    parseArea(area);
  } catch (error) {
    if (!(error instanceof AreaProblem)) throw error;
    throw new ApiError(422, 'FIELD_INVALID', `The area cannot be read: ${error.message}.`, {
      field: 'area',
    });
  }
}
