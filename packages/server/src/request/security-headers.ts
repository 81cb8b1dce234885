/** Headers of every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
} as const;

/** For browsers that came by https: they use nothing else for a year. Other hosts of the domain are not ours. */
export const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Policy for answers that no page is made of: nothing may run, whatever they hold. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Policy for the files of a brand, which come from elsewhere: a drawing or a page may paint itself
 * and show pictures of this site, and nothing in it runs.
 */
export const BRAND_FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src data:; frame-ancestors 'none'; sandbox";

/** Resources that a page may use beside its own site. */
export interface PageNeeds {
  /** Origins of the brand's map servers. */
  tileOrigins: readonly string[];
  /** Origins of the brand's own pictures. */
  pictureOrigins: readonly string[];
  /** Origins whose pages are shown within the page, and asked whether they are there. */
  frameOrigins: readonly string[];
  /** Hashes of the scripts that stand in the page itself. */
  scriptHashes: readonly string[];
}

/** The policy of the console's page. */
export function buildPagePolicy({
  tileOrigins,
  pictureOrigins,
  frameOrigins,
  scriptHashes,
}: PageNeeds): string {
  const list = (values: readonly string[]): string =>
    [...new Set(values)].map((value) => ` ${value}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${list(scriptHashes.map((hash) => `'sha256-${hash}'`))}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${list([...tileOrigins, ...pictureOrigins])}`,
    `connect-src 'self'${list([...tileOrigins, ...frameOrigins])}`,
    ...(frameOrigins.length > 0 ? [`frame-src${list(frameOrigins)}`] : []),
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

/** The policy of the worker that stands between pages and the network: it asks this site, as they do. */
export const SITE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The policy of the worker that draws base maps: a worker does not inherit its page's. */
export const buildMapWorkerPolicy = (tileOrigins: readonly string[]): string =>
  ["default-src 'none'", ['connect-src', "'self'", ...new Set(tileOrigins)].join(' ')].join('; ');
