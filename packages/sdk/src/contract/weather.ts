import { createDecoder } from './decode';
import { number, text } from './describe/members';
import { toReader } from './describe/to-reader';

/** The weather of a place now. */
export interface Weather {
  /** °C. */
  temperature: number;
  /** km/h. */
  windSpeed: number;
  /** A WMO code: `describeWeather` says what it means. */
  code: number;
  /** The place, where its name is known. */
  city: string | null;
  /** The IANA name of the zone there, where it is known. */
  timeZone: string | null;
}

const readWeather = /* @__PURE__ */ toReader({
  temperature: number(),
  windSpeed: number(),
  code: number(),
  city: text(),
  timeZone: text(),
});

/** Decodes the weather, null where nobody can tell it; throws ContractError. */
export const decodeWeather = /* @__PURE__ */ createDecoder('Weather', (value) =>
  value === null ? null : readWeather(value),
);
