import { EngineError } from './common/engine-error';
import type { UpstreamRequest } from '../upstream/upstream';
import type { Route } from './route';

/** A spreadsheet. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((part) => {
    const range = part.split(';')[0]?.trim().toLowerCase();
    return range === '*/*' || range === type || range === `${type.split('/')[0]}/*`;
  });

/** True when the client named the type itself. */
export const asksFor = (accept: string | undefined, type: string): boolean =>
  accept !== undefined && accept.toLowerCase().includes(type);

/** Checked before anybody is asked who he is (tracking-api §0): 415 and 406. */
export const checkMediaTypes = ({ accept, contentType }: UpstreamRequest, route: Route): void => {
  if (contentType && !contentType.toLowerCase().startsWith(route.consumes)) {
    throw new EngineError(415, 'HTTP 415 Unsupported Media Type');
  }
  if (accept && !route.produces.some((type) => accepts(accept, type))) {
    throw new EngineError(406, 'HTTP 406 Not Acceptable');
  }
};
