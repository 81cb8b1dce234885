/** Kinds of device or program that open a link. */
export const VIEWING_DEVICES = ['phone', 'tablet', 'computer', 'program'] as const;

/** One of {@link VIEWING_DEVICES}. */
export type ViewingDevice = (typeof VIEWING_DEVICES)[number];

/** Tells by the `User-Agent` of a request what sent it; whatever is no browser is a program. */
export function readDeviceKind(userAgent: string | undefined): ViewingDevice {
  if (userAgent === undefined || !userAgent.startsWith('Mozilla/')) return 'program';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer';
}
