import type { EngineCall } from './engine-call';
import { ENGINE_CALLS } from './engine-calls';

/** A call that was found, with what its path names. */
export interface FoundCall {
  call: EngineCall;
  params: Record<string, string>;
}

/** In the order a running Traccar lists them. */
const METHODS = ['HEAD', 'DELETE', 'POST', 'GET', 'OPTIONS', 'PUT'];

const byFirstPart = new Map<string, EngineCall[]>();
for (const call of ENGINE_CALLS) {
  const first = call.parts[0] ?? '';
  byFirstPart.set(first, [...(byFirstPart.get(first) ?? []), call]);
}

const match = (
  parts: readonly string[],
  path: readonly string[],
): Record<string, string> | null => {
  if (parts.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return params;
};

/** Every call with this path, whatever its method; none when the path is unknown. */
const findPath = (path: string): FoundCall[] => {
  const parts = path.split('/').slice(1);
  const found: FoundCall[] = [];
  for (const call of byFirstPart.get(parts[0] ?? '') ?? []) {
    const params = match(call.parts, parts);
    if (params) found.push({ call, params });
  }
  return found;
};

/** The call behind method and path, `path` when only the method is wrong, or null. */
export const findCall = (method: string, path: string): FoundCall | 'path' | null => {
  const found = findPath(path);
  return found.find(({ call }) => call.method === method) ?? (found.length > 0 ? 'path' : null);
};

/** The call as it is written down, such as `/devices/{id}`; null for what is none. */
export const findTemplate = (method: string, path: string): string | null => {
  const found = findCall(method === 'HEAD' ? 'GET' : method, path);
  if (found === null || found === 'path') return null;
  return `/${found.call.parts.map((part) => part.replace(/^:(.*)/, '{$1}')).join('/')}`;
};

/** The methods a path knows, as `OPTIONS` tells them; null for an unknown one. */
export const listMethods = (path: string): string | null => {
  const known = new Set(findPath(path).map(({ call }) => call.method));
  if (known.size === 0) return null;
  if (known.has('GET')) known.add('HEAD');
  known.add('OPTIONS');
  return METHODS.filter((method) => known.has(method)).join(', ');
};
