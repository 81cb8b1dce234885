import type { Call, ResourceDescription } from '../contract';
import type { ApiRequest, Request } from './request/create-request';
import { decodeBody } from './request/create-request';
import { refuseUnknown } from './request/refuse-unknown';
import type { RequestOptions } from './calls/request-options';
import type { ListQuery } from './types';

type Input = Readonly<Record<string, unknown>>;

/** Makes one of the calls that a resource describes: `input` fills its path, filters and body by name. */
export function createCall(
  request: Request,
  timeoutMs: number,
  { decode, decodeList }: ResourceDescription,
  { method, path, query = {}, body, answer }: Call,
) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return async (input: Input = {}, options?: RequestOptions): Promise<unknown> => {
    // What a body has too many of, the server leaves out.
    if (!body) refuseUnknown(input, [...inPath, ...Object.keys(query)]);
    const given = pick(body ?? {}, input);
    const call: ApiRequest = {
      method,
      path: path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(input[name])),
      ),
      query: pick(query, input) as ListQuery,
      timeoutMs,
      signal: options?.signal,
    };
    if (body) call.json = given;
    const text = await request(call);
    if (answer === 'none') return undefined;
    if (answer === 'text') return text;
    if (answer === 'one') return decodeBody(text, decode);
    return decodeBody(text, answer === 'list' ? decodeList : answer);
  };
}

/** Picks the defined values of these names, in their order. */
function pick(names: object, input: Input): Record<string, unknown> {
  const given = Object.keys(names).filter((name) => input[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, input[name]]));
}
