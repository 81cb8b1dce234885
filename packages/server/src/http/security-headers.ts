/** Headers of every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
} as const;

/** Policy for answers that no page is made of: nothing may run, whatever they hold. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The policy of the console's page; `tileOrigins` are the brand's map servers. */
export function buildPagePolicy(tileOrigins: readonly string[]): string {
  const tiles = tileOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self'${tiles}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self' https:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** The origins of tile addresses such as `https://{s}.tile.example.com/{z}/{x}/{y}.png`. */
export function resolveTileOrigins(layerUrls: readonly string[]): string[] {
  const origins = new Set<string>();
  for (const layerUrl of layerUrls) {
    const match = /^(https?:)\/\/([^/?#]+)/.exec(
      layerUrl.replace(/^(https?:\/\/)\{\w+\}\./, '$1*.'),
    );
    const host = match?.[2];
    if (match?.[1] !== undefined && host !== undefined && /^(\*\.)?[\w.-]+(:\d+)?$/.test(host)) {
      origins.add(`${match[1]}//${host}`);
    }
  }
  return [...origins];
}
