import { readAttribute, readText } from '../device/read-attribute';
import { COORDINATE_FORMATS, type CoordinateFormat } from '../geo/format-coordinates';
import { orderReading } from '../settings/find-setting';
import type { DistanceUnit, SpeedUnit } from '../units/units';

/** Display formats of figures and times for an account. */
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

const SPEEDS: readonly string[] = ['kmh', 'mph', 'kn'] satisfies SpeedUnit[];
const DISTANCES: readonly string[] = ['km', 'mi'] satisfies DistanceUnit[];

const isSpeed = (name: string): name is SpeedUnit => SPEEDS.includes(name);
const isDistance = (name: string): name is DistanceUnit => DISTANCES.includes(name);

/**
 * Units and time zone from the first of these that names them. Where none does, `locale` says the units: miles in the
 * English of the United States, kilometres elsewhere. What nobody knows counts as not named.
 */
export function resolveUnits(owners: readonly (Owner | null)[], locale: string): AccountUnits {
  const listTexts = (key: string) => owners.map((owner) => readText(owner, key));
  const isInMiles = locale === MILES_LOCALE;
  const speed = listTexts('speedUnit').find(isSpeed) ?? (isInMiles ? 'mph' : undefined);
  const distance = listTexts('distanceUnit').find(isDistance) ?? (isInMiles ? 'mi' : undefined);
  const coordinates = owners
    .map((owner) => COORDINATE_FORMATS.find((format) => format === owner?.coordinateFormat))
    .find((format) => format !== undefined);
  const hour12 = owners
    .map((owner) => readAttribute(owner, 'twelveHourFormat'))
    .find((value) => typeof value === 'boolean');
  return {
    units: {
      ...(speed && { speed }),
      ...(distance && { distance }),
      ...(coordinates && { coordinates }),
      ...(hour12 === undefined ? {} : { hour12 }),
    },
    timeZone: listTexts('timezone').find((zone) => zone !== '' && isTimeZone(zone)),
  };
}

/** Language, units and zone of a brand, for accounts that choose none. */
export interface BrandReading {
  defaultLanguage?: string | undefined;
  timeZone?: string | undefined;
  speedUnit?: SpeedUnit | undefined;
  distanceUnit?: DistanceUnit | undefined;
}

/** The brand that pages wear; that of a domain says how the server's own has people read, too. */
export interface WornBrand extends BrandReading {
  serverBrand?: BrandReading | undefined;
}

const toOwner = ({ defaultLanguage, timeZone, speedUnit, distanceUnit }: BrandReading) => ({
  attributes: { language: defaultLanguage, timezone: timeZone, speedUnit, distanceUnit },
});

/** A worn brand as those who may say how somebody reads. */
export const toBrandOwners = (worn: WornBrand) => {
  const { serverBrand } = worn;
  if (serverBrand === undefined) return { brand: toOwner(worn) };
  return { reseller: toOwner(worn), brand: toOwner(serverBrand) };
};

/** The same of an account whose pages wear a brand. */
export const resolveAccountUnits = (
  user: Owner | null,
  server: Owner | null,
  locale: string,
  worn: WornBrand = {},
): AccountUnits =>
  resolveUnits(orderReading<Owner | null>({ user, server, ...toBrandOwners(worn) }), locale);
