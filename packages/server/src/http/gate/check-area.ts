import { AreaProblem, parseArea } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';

/** Refuses a fence whose text is no area, naming the place in it; the tracking API stores anything as text. */
export function checkArea({ area }: Readonly<Record<string, unknown>>): void {
  if (area === undefined || area === null) return;
  if (typeof area !== 'string') throw refuse(`a text was expected, not ${JSON.stringify(area)}`);
  try {
    parseArea(area);
  } catch (error) {
    if (error instanceof AreaProblem) throw refuse(error.message);
    throw error;
  }
}

const refuse = (reason: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', `The area cannot be read: ${reason.slice(0, 200)}.`, {
    field: 'area',
  });
