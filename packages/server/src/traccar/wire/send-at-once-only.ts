import type { UpstreamRequest } from '../../upstream/upstream';

/**
 * A command that the tracking server refuses when its device is not connected, in place of keeping it for whenever
 * that is. What a saved one says stands in the body too: of its number alone the server would take what it keeps.
 */
export function sendAtOnceOnly(request: UpstreamRequest): UpstreamRequest {
  const body = request.body as Record<string, unknown>; // What `/commands/send` takes is an object.
  const attributes = { ...(body['attributes'] as object | undefined), noQueue: true };
  return { ...request, body: { ...body, id: 0, attributes } };
}
