import { z } from 'zod';
import { fetchJson, unreadable } from './fetch-json';
import type { Service } from './service';
import { toLine } from './to-line';

/** Address details of a postcode; empty where it gives none. */
export interface PostcodeAddress {
  street: string;
  district: string;
  city: string;
  state: string;
}

const MAX_LENGTH = 128;

const line = z.string().transform((text) => toLine(text, MAX_LENGTH));
const perhaps = line.nullish().transform((text) => text ?? '');

const none = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });
const viaCep = z.object({ logradouro: perhaps, bairro: perhaps, localidade: line, uf: line });
const brasilApi = z.object({ street: perhaps, neighborhood: perhaps, city: line, state: line });

/**
 * The address of a postcode (8 digits) by a service that answers as ViaCEP or BrasilAPI; `url` has `{postcode}` where
 * it stands. null where there is none. Throws a `LookupError`.
 */
export async function askPostcode(
  { url }: Pick<Service, 'url'>,
  postcode: string,
  userAgent: string,
): Promise<PostcodeAddress | null> {
  const asked = new URL(url.replace('{postcode}', postcode));
  const answer = await fetchJson(asked, { userAgent, mayBeNone: true });
  const address = answer === undefined ? null : readPostcodeAddress(answer);
  if (address === undefined) throw unreadable(asked.host, 'holds no address');
  return address;
}

/** The address in an answer of either form, null where it says that there is none; undefined when it says nothing. */
export function readPostcodeAddress(answer: unknown): PostcodeAddress | null | undefined {
  if (none.safeParse(answer).success) return null;
  const { data: via } = viaCep.safeParse(answer);
  if (via) {
    return { street: via.logradouro, district: via.bairro, city: via.localidade, state: via.uf };
  }
  const { data: brasil } = brasilApi.safeParse(answer);
  if (brasil === undefined) return undefined;
  const { street, neighborhood: district, city, state } = brasil;
  return { street, district, city, state };
}
