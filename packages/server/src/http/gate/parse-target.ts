/** A request target that has nothing hidden in it: plain segments, and a query. */
export interface RequestTarget {
  /** Below `/api`, with a leading slash. */
  path: string;
  query: URLSearchParams;
}

const PATH = /^(?:\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)+$/;
const QUERY = /^[\x21\x24-\x7e]*$/;
const PREFIX = '/api';
/** Max length of an address with its query; fits 500 ids of twelve digits. */
export const MAX_TARGET_LENGTH = 12_000;

/**
 * Reads the raw target of a request under `/api`. Percent signs, semicolons, double slashes, dot
 * segments and a slash at the end are refused: routers do not agree on what they mean.
 */
export function parseTarget(rawTarget: string): RequestTarget | undefined {
  if (rawTarget.length > MAX_TARGET_LENGTH) return undefined;
  const mark = rawTarget.indexOf('?');
  const path = mark === -1 ? rawTarget : rawTarget.slice(0, mark);
  const query = mark === -1 ? '' : rawTarget.slice(mark + 1);
  if (!PATH.test(path) || !QUERY.test(query) || !path.startsWith(`${PREFIX}/`)) return undefined;
  return { path: path.slice(PREFIX.length), query: new URLSearchParams(query) };
}
