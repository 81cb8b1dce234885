import {
  type AccountUnits,
  type DistanceUnit,
  matchLocale,
  orderOwners,
  resolveUnits,
  type SpeedUnit,
} from '@rastro/sdk/domain';

/** How somebody reads: language, zone, clock and units. */
export interface Reader {
  /** As the account wrote it: free text until words are chosen by it. */
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

/** What a server says of how its accounts read. */
export interface ServerSettings {
  attributes: Attributes;
  forceSettings: boolean;
}

/** What brands say of it, in the names of attributes. */
export interface BrandSettings {
  /** That of the reseller above; left out, the account has the server's own. */
  reseller?: Attributes;
  own: Attributes;
}

/** How an account reads, by what it and its server say, then its brand. */
export type ReaderOf = (
  userId: number,
  person: Attributes,
  server: ServerSettings,
) => Promise<Reader>;

/** What holds where nobody says anything: the product's own, whose units go by the language. */
const PRODUCT: Attributes = { language: 'pt-BR', timezone: 'America/Sao_Paulo' };

/** The same of a Traccar. */
const TRACCAR: Attributes = {
  ...{ language: 'en', timezone: 'UTC' },
  ...{ speedUnit: 'kn', distanceUnit: 'km' },
};

/** What a console writes (`{prefix}.lang`, spec §3), whatever prefix it has. */
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
    ...{ language, timeZone: timeZone ?? 'UTC', speedUnit: speed, distanceUnit: distance },
    ...(hour12 !== undefined && { hour12 }),
  };
};

const isOpen = (named: readonly Attributes[]): boolean =>
  named.every((attributes) => readLanguage(attributes) === undefined);

/**
 * How an account reads: as it asks for itself, else as its reseller's brand says, the server, the server's brand, and
 * last the product. A server that insists comes first.
 */
export function toReader(
  person: Attributes,
  server: ServerSettings,
  { reseller = {}, own }: BrandSettings,
): Reader {
  const { attributes } = server;
  const said = server.forceSettings
    ? [attributes, person, reseller]
    : [person, reseller, attributes];
  return {
    ...read([...said, own, PRODUCT]),
    ...(isOpen([person, attributes]) && { isLanguageOpen: true }),
  };
}

/** The same at a Traccar, for programs made for one. */
export function toTraccarReader(person: Attributes, server: ServerSettings): Reader {
  const said = orderOwners<{ attributes: Attributes }>({ user: { attributes: person }, server });
  const named = said.map(({ attributes }) => attributes);
  return { ...read([...named, TRACCAR]), ...(isOpen(named) && { isLanguageOpen: true }) };
}
