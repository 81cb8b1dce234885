/**
 * Parses a target as the tracking API does: decoded once, without matrix parameters, empty and dot
 * segments.
 */
export function readAsTracking(target: string): readonly string[] {
  const relative = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const read: string[] = [];
  for (const raw of (relative.split(/[?#]/, 1)[0] ?? '').split('/')) {
    const segment = decodeOnce(raw.split(';', 1)[0] ?? '');
    if (segment === '..') read.pop();
    else if (segment !== '' && segment !== '.') read.push(segment);
  }
  return read;
}

const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
