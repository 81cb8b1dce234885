import { orderOwners, type SpeedUnit } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';

/** How somebody reads: language, zone and units. */
export interface Reader {
  /** As the account wrote it: free text until words are chosen by it. */
  language: string;
  /** Neither the account nor the server names a language. */
  isLanguageOpen?: boolean;
  timeZone: string;
  speedUnit: SpeedUnit;
  distanceUnit: 'km' | 'mi';
}

type Attributes = Readonly<Record<string, unknown>>;

/** What a server says of how its accounts read. */
export interface ServerSettings {
  attributes: Attributes;
  forceSettings: boolean;
}

/** What a console writes (`{prefix}.lang`, spec §3), whatever prefix it has. */
const CONSOLE_LANGUAGE = /^[a-z][a-z0-9]{0,29}\.lang$/i;

const readLanguage = (attributes: Attributes): string | undefined => {
  const named = [
    ...Object.keys(attributes).filter((key) => CONSOLE_LANGUAGE.test(key)),
    'language',
  ].map((key) => attributes[key]);
  return named.find((value) => typeof value === 'string' && value !== '') as string | undefined;
};

const SPEED_UNITS: readonly string[] = ['kmh', 'mph', 'kn'];

/** What an account asks for, else the server; the other way round where the server insists. */
export const toReader = (person: Attributes, server: ServerSettings): Reader => {
  const order = orderOwners<{ attributes: Attributes }>({ user: { attributes: person }, server });
  const read = (name: string): string | undefined => {
    for (const { attributes } of order) {
      const value = attributes[name];
      if (typeof value === 'string' && value) return value;
    }
    return undefined;
  };
  const language = order
    .map(({ attributes }) => readLanguage(attributes))
    .find((named) => named !== undefined);
  const speedUnit = read('speedUnit') ?? 'kn';
  return {
    language: language ?? 'en',
    ...(language === undefined && { isLanguageOpen: true }),
    timeZone: read('timezone') ?? 'UTC',
    speedUnit: (SPEED_UNITS.includes(speedUnit) ? speedUnit : 'kn') as SpeedUnit,
    distanceUnit: read('distanceUnit') === 'mi' ? 'mi' : 'km',
  };
};

/** How an account reads. */
export const loadReader = async (unit: Unit, userId: number): Promise<Reader> => {
  const { rows } = await unit.query<{ person: Attributes; server: ServerSettings }>(
    `select u.attributes as person,
            json_build_object('forceSettings', s.force_settings, 'attributes', s.attributes) as server
     from users u cross join server s where u.id = $1`,
    [userId],
  );
  const row = rows[0];
  return toReader(row?.person ?? {}, row?.server ?? { attributes: {}, forceSettings: false });
};
