import { readAttribute, readText } from '../device/read-attribute';
import { COORDINATE_FORMATS, type CoordinateFormat } from '../geo/format-coordinates';
import { orderOwners } from '../settings/find-setting';
import type { DistanceUnit, SpeedUnit } from '../units/units';

/** How figures and times are shown to an account. */
export interface AccountUnits {
  units: {
    speed?: SpeedUnit;
    distance?: DistanceUnit;
    coordinates?: CoordinateFormat;
    hour12?: boolean;
  };
  timeZone: string | undefined;
}

interface Owner {
  coordinateFormat?: string | null;
  attributes?: Record<string, unknown> | null;
}

/** The language whose readers count in miles. */
const MILES_LOCALE = 'en-US';

/** True for a time zone that programs know: `America/Sao_Paulo`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/**
 * Units and time zone from the account's attributes, else the server's; the server's come first when
 * it forces its settings. Where neither names one, `locale` does: miles in the English of the United States,
 * kilometres elsewhere. A zone nobody knows counts as none: then the browser's own holds.
 */
export function resolveAccountUnits(
  user: Owner | null,
  server: Owner | null,
  locale: string,
): AccountUnits {
  const owners = orderOwners({ user, server });
  const read = (key: string) =>
    owners.map((owner) => readText(owner, key)).find((text) => text !== '') ?? '';
  const isInMiles = locale === MILES_LOCALE;
  const speed = read('speedUnit') || (isInMiles ? 'mph' : '');
  const distance = read('distanceUnit') || (isInMiles ? 'mi' : '');
  const coordinates = owners
    .map((owner) => COORDINATE_FORMATS.find((format) => format === owner?.coordinateFormat))
    .find((format) => format !== undefined);
  const zone = read('timezone');
  const hour12 = owners
    .map((owner) => readAttribute(owner, 'twelveHourFormat'))
    .find((value) => typeof value === 'boolean');
  return {
    units: {
      ...(speed === 'kmh' || speed === 'mph' || speed === 'kn' ? { speed } : {}),
      ...(distance === 'km' || distance === 'mi' ? { distance } : {}),
      ...(coordinates ? { coordinates } : {}),
      ...(hour12 === undefined ? {} : { hour12 }),
    },
    timeZone: zone !== '' && isTimeZone(zone) ? zone : undefined,
  };
}
