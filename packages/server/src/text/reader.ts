import {
  type AccountUnits,
  type DistanceUnit,
  matchLocale,
  orderOwners,
  orderReading,
  resolveUnits,
  type SpeedUnit,
  toBrandOwners,
  type WornBrand,
} from '@rastro/sdk/domain';

/** Language, zone, clock and units of somebody who reads. */
export interface Reader {
  /** Language as the account entered it: free text until words are chosen by it. */
  language: string;
  /** Neither the account nor the server names a language. */
  isLanguageOpen?: boolean;
  timeZone: string;
  speedUnit: SpeedUnit;
  distanceUnit: DistanceUnit;
  /** Left out, the language says it. */
  hour12?: boolean;
}

type Attributes = Readonly<Record<string, unknown>>;

/** Settings of a server for how its accounts read. */
export interface ServerSettings {
  attributes: Attributes;
  forceSettings: boolean;
}

/** Finds how an account reads: by its own settings and its server's, then by its brand. */
export type ReaderOf = (
  userId: number,
  person: Attributes,
  server: ServerSettings,
) => Promise<Reader>;

/** Settings of the product, last of all; its units go by the language. */
const PRODUCT: Attributes = { language: 'pt-BR', timezone: 'America/Sao_Paulo' };

/** The same of a Traccar. */
const TRACCAR: Attributes = {
  language: 'en',
  timezone: 'UTC',
  speedUnit: 'kn',
  distanceUnit: 'km',
};

/** Key of a console's language (`{prefix}.lang`, spec §3), whatever the prefix. */
const CONSOLE_LANGUAGE = /^[a-z][a-z0-9]{0,29}\.lang$/i;

const readLanguage = (attributes: Attributes): string | undefined => {
  const named = [
    ...Object.keys(attributes).filter((key) => CONSOLE_LANGUAGE.test(key)),
    'language',
  ].map((key) => attributes[key]);
  return named.find((value) => typeof value === 'string' && value !== '') as string | undefined;
};

const read = (named: readonly Attributes[]): Reader => {
  const language = named.map(readLanguage).find((found) => found !== undefined) ?? '';
  const owners = named.map((attributes) => ({ attributes }));
  const { units, timeZone }: AccountUnits = resolveUnits(owners, matchLocale(language) ?? language);
  const { speed = 'kmh', distance = 'km', hour12 } = units;
  return {
    language,
    timeZone: timeZone ?? 'UTC',
    speedUnit: speed,
    distanceUnit: distance,
    ...(hour12 !== undefined && { hour12 }),
  };
};

const isOpen = (named: readonly Attributes[]): boolean =>
  named.every((attributes) => readLanguage(attributes) === undefined);

/**
 * Returns an account's reading preferences: from the account, brands and server in the order of
 * pages, and last the product.
 */
export function toReader(person: Attributes, server: ServerSettings, worn: WornBrand): Reader {
  const owners = { user: { attributes: person }, server, ...toBrandOwners(worn) };
  const said = orderReading<{ attributes: Attributes }>(owners);
  return {
    ...read([...said.map(({ attributes }) => attributes), PRODUCT]),
    ...(isOpen([person, server.attributes]) && { isLanguageOpen: true }),
  };
}

/** The same at a Traccar, for programs made for one. */
export function toTraccarReader(person: Attributes, server: ServerSettings): Reader {
  const said = orderOwners<{ attributes: Attributes }>({ user: { attributes: person }, server });
  const named = said.map(({ attributes }) => attributes);
  return { ...read([...named, TRACCAR]), ...(isOpen(named) && { isLanguageOpen: true }) };
}
