/**
 * Returns the path at which a file is named in the original JSON: the short shape has other keys
 * than ours.
 */
export function toWrittenPath(path: string, json: unknown): string {
  const has = (key: string): boolean =>
    typeof json === 'object' && json !== null && Object.hasOwn(json, key);
  if (path.startsWith('logo.') && has('headLogo')) return 'headLogo.url';
  const [, link = ''] = /^links\.(\w+)\.url$/.exec(path) ?? [];
  return has(link) ? `${link}.url` : path;
}
