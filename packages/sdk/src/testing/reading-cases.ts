import type { WornBrand } from '../domain';

interface ReadingCase {
  says: string;
  /** Attributes of the account and of the server. */
  user: Record<string, unknown>;
  server: Record<string, unknown>;
  isForced?: boolean;
  brand: WornBrand;
  reads: { language: string; speed: string; timeZone: string };
}

/** Cases of language, units and zone by their sources: the same on pages and in mails. */
export const READING_CASES: readonly ReadingCase[] = [
  {
    says: 'the account, before all others',
    user: { 'rastro.lang': 'es', speedUnit: 'mph', timezone: 'Asia/Tokyo' },
    server: { 'rastro.lang': 'en-US', speedUnit: 'kn', timezone: 'UTC' },
    brand: { defaultLanguage: 'pt-BR', timeZone: 'America/Manaus', serverBrand: {} },
    reads: { language: 'es', speed: 'mph', timeZone: 'Asia/Tokyo' },
  },
  {
    says: 'the reseller’s brand, before the server',
    user: {},
    server: { 'rastro.lang': 'en-US', speedUnit: 'kn', timezone: 'UTC' },
    brand: {
      defaultLanguage: 'es',
      speedUnit: 'mph',
      timeZone: 'America/Manaus',
      serverBrand: { defaultLanguage: 'pt-BR', timeZone: 'America/Recife' },
    },
    reads: { language: 'es', speed: 'mph', timeZone: 'America/Manaus' },
  },
  {
    says: 'the server, where the reseller’s brand is silent',
    user: {},
    server: { 'rastro.lang': 'es', speedUnit: 'kn', timezone: 'UTC' },
    brand: { serverBrand: { defaultLanguage: 'pt-BR', timeZone: 'America/Recife' } },
    reads: { language: 'es', speed: 'kn', timeZone: 'UTC' },
  },
  {
    says: 'the server, before its own brand',
    user: {},
    server: { 'rastro.lang': 'es', speedUnit: 'kn', timezone: 'UTC' },
    brand: { defaultLanguage: 'pt-BR', speedUnit: 'mph', timeZone: 'America/Manaus' },
    reads: { language: 'es', speed: 'kn', timeZone: 'UTC' },
  },
  {
    says: 'the server’s brand, where the reseller’s and the server are silent',
    user: {},
    server: {},
    brand: {
      serverBrand: { defaultLanguage: 'es', speedUnit: 'mph', timeZone: 'America/Recife' },
    },
    reads: { language: 'es', speed: 'mph', timeZone: 'America/Recife' },
  },
  {
    says: 'a server that forces its settings, before the account and the reseller’s brand',
    user: { 'rastro.lang': 'es', speedUnit: 'mph', timezone: 'Asia/Tokyo' },
    server: { 'rastro.lang': 'en-US', speedUnit: 'kn', timezone: 'UTC' },
    isForced: true,
    brand: { defaultLanguage: 'pt-BR', timeZone: 'America/Manaus', serverBrand: {} },
    reads: { language: 'en-US', speed: 'kn', timeZone: 'UTC' },
  },
  {
    says: 'the account in the attribute of a Traccar',
    user: { language: 'es' },
    server: { language: 'en' },
    brand: { timeZone: 'America/Recife' },
    reads: { language: 'es', speed: 'kmh', timeZone: 'America/Recife' },
  },
  {
    says: 'nobody',
    user: {},
    server: {},
    brand: { timeZone: 'America/Recife' },
    reads: { language: 'pt-BR', speed: 'kmh', timeZone: 'America/Recife' },
  },
];
