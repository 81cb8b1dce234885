import { isTimeZone } from '@rastro/sdk/domain';
import { z } from 'zod';
import { fetchJson, unreadable } from './fetch-json';
import type { Point, Service } from './service';

/** The weather at a place now: °C, km/h, and a WMO code (spec §9). */
export interface Forecast {
  temperature: number;
  windSpeed: number;
  code: number;
  /** The IANA name of the zone there, where the service says it. */
  timeZone: string | null;
}

const temperature = z.number().min(-100).max(70);
const windSpeed = z.number().min(0).max(500);
const code = z.int().min(0).max(99);
/** One that nobody knows here is none. */
const timezone = z.string().refine(isTimeZone).nullable().catch(null);

const present = z.object({
  current: z.object({ temperature_2m: temperature, wind_speed_10m: windSpeed, weather_code: code }),
  timezone,
});
/** Former response format of the same service, still used by compatible ones. */
const former = z.object({
  current_weather: z.object({ temperature, windspeed: windSpeed, weathercode: code }),
  timezone,
});

/** The weather by an Open-Meteo-compatible service. Throws a `LookupError`. */
export async function askForecast(
  { url, key }: Service,
  { latitude, longitude }: Point,
  userAgent: string,
): Promise<Forecast> {
  const asked = new URL(url);
  asked.searchParams.set('latitude', String(latitude));
  asked.searchParams.set('longitude', String(longitude));
  asked.searchParams.set('current', 'temperature_2m,wind_speed_10m,weather_code');
  asked.searchParams.set('temperature_unit', 'celsius');
  asked.searchParams.set('wind_speed_unit', 'kmh');
  asked.searchParams.set('timezone', 'auto');
  if (key !== undefined) asked.searchParams.set('apikey', key);
  const forecast = readForecast(await fetchJson(asked, { userAgent }));
  if (forecast === undefined) throw unreadable(asked.host, 'holds no weather');
  return forecast;
}

/** The weather in an answer of either form; undefined when it holds none. */
export function readForecast(answer: unknown): Forecast | undefined {
  const { data: now } = present.safeParse(answer);
  if (now) {
    const { temperature_2m, wind_speed_10m, weather_code } = now.current;
    return {
      temperature: temperature_2m,
      windSpeed: wind_speed_10m,
      code: weather_code,
      timeZone: now.timezone,
    };
  }
  const { data: before } = former.safeParse(answer);
  if (before === undefined) return undefined;
  const { current_weather: read, timezone: timeZone } = before;
  return {
    temperature: read.temperature,
    windSpeed: read.windspeed,
    code: read.weathercode,
    timeZone,
  };
}
