import type { UpstreamRequest } from '../../upstream/upstream';
import { EngineError } from '../common/engine-error';
import type { EngineCall } from './engine-call';

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((part) => {
    const range = part.split(';')[0]?.trim().toLowerCase();
    return range === '*/*' || range === type || range === `${type.split('/')[0]}/*`;
  });

/** Checked before anybody is asked who he is (tracking-api §0): 415 and 406. */
export const checkMediaTypes = (
  { accept, contentType }: UpstreamRequest,
  call: Pick<EngineCall, 'consumes' | 'produces'>,
): void => {
  if (contentType && !contentType.toLowerCase().startsWith(call.consumes)) {
    throw new EngineError(415, 'HTTP 415 Unsupported Media Type');
  }
  if (accept && !call.produces.some((type) => accepts(accept, type))) {
    throw new EngineError(406, 'HTTP 406 Not Acceptable');
  }
};
