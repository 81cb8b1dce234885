import { AreaProblem, parseArea } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';

/** Refuses a fence whose text is no area, naming the place in it; the tracking API stores anything as text. */
export function checkArea({ area }: Readonly<Record<string, unknown>>): void {
  if (area === undefined) return;
  try {
    parseArea(String(area));
  } catch (error) {
    if (!(error instanceof AreaProblem)) throw error;
    const words = `The area cannot be read: ${error.message.slice(0, 200)}.`;
    throw new ApiError(422, 'FIELD_INVALID', words, { field: 'area' });
  }
}
