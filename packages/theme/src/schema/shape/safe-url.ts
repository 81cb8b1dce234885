const UNSAFE_CHARACTER = /[\s"'<>\\^`|\p{Cc}]|%(2f|5c|00)/iu;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const WEB = /^https?:\/\/[^/?#@]+([/?#]|$)/i;

/**
 * True for an `http` or `https` address and for one relative to this site. Refused: other schemes
 * (`javascript:`), `//host`, a password in the address, and paths that climb by `..`.
 */
export function isSafeUrl(value: string): boolean {
  if (value === '' || UNSAFE_CHARACTER.test(value)) return false;
  if (SCHEME.test(value)) return WEB.test(value);
  return !value.startsWith('//') && !/(^|\/)\.\.(\/|$)/.test(value.replace(/%2e/gi, '.'));
}

/** True for a safe address with the three places of a map tile in it. */
export function isTileUrl(value: string): boolean {
  return isSafeUrl(value) && ['{z}', '{x}', '{y}'].every((place) => value.includes(place));
}

/** An address that works from any page: one relative to the brand's file gets that file's folder. */
export function resolveBrandUrl(url: string, attributePrefix: string): string {
  if (SCHEME.test(url) || url.startsWith('/')) return url;
  return `/${attributePrefix}/assets/custom/${url.replace(/^\.\//, '')}`;
}
