import { z } from 'zod';
import { fetchJson, unreadable } from './fetch-json';
import type { Point } from './service';

/** Estimated place of an internet address. */
export interface City extends Point {
  name: string;
}

const MAX_NAME_LENGTH = 100;

const place = z.object({
  city: z
    .string()
    .transform((name) => name.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME_LENGTH)),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
const own = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) });

/** The city of an address; `url` has `{ip}` where the address stands. Throws a `LookupError`. */
export async function askCity(url: string, address: string, userAgent: string): Promise<City> {
  const asked = new URL(url.replace('{ip}', encodeURIComponent(address)));
  const { data } = place.safeParse(await fetchJson(asked, { userAgent }));
  if (data === undefined) throw unreadable(asked.host, 'holds no city');
  return { name: data.city, latitude: data.latitude, longitude: data.longitude };
}

/** The address that this server has on the internet. Throws a `LookupError`. */
export async function askOwnAddress(url: string, userAgent: string): Promise<string> {
  const asked = new URL(url);
  const { data } = own.safeParse(await fetchJson(asked, { userAgent }));
  if (data === undefined) throw unreadable(asked.host, 'holds no address');
  return data.ip;
}
