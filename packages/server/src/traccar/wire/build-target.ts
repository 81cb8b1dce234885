const SEGMENT = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
const MAX_PATH_LENGTH = 512;

/**
 * The request target, made anew: plain segments below `/api` and an encoded query. Undefined for a
 * path with anything hidden in it (escapes, dots, semicolons, double slashes), which goes nowhere.
 */
export function buildTarget(path: string, query: URLSearchParams): string | undefined {
  if (!path.startsWith('/') || path.length > MAX_PATH_LENGTH) return undefined;
  const segments = path.slice(1).split('/');
  if (!segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const search = query.toString();
  return `/api/${segments.join('/')}${search === '' ? '' : `?${search}`}`;
}
