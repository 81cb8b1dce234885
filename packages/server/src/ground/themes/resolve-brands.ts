import {
  filesInFolder,
  filesInMemory,
  type BrandFiles,
  readBrandFiles,
} from '@rastro/theme/folder';
import type { FastifyBaseLogger } from 'fastify';
import {
  type BrandOptions,
  type BrandSource,
  describeProblems,
  openBrand,
  type ServedBrand,
  toServed,
} from '../branding/brand-source';
import { isMapFile } from '../branding/is-map-file';
import type { PolicyOf } from '../branding/policy-in-force';
import { createDomainOf, type DomainOf } from './domain-of';
import { toDomain } from './to-domain';
import type { Database } from '../../db/database';
import { type ReaderOf, toReader } from '../../text/reader';
import type { WordsFor } from '../../text/words-for';
import { type SavedBrand, SavedBrands } from './saved-brands';

/** A change made at another server shows after so long. */
const FRESH_MS = 1_000;

/** The brand of each domain, over that of the server's folder. */
export interface BrandResolver extends BrandSource {
  readonly saved: SavedBrands;
  /** The domain whose brand an account has: its own, or that of the nearest reseller above. */
  readonly domainOf: DomainOf;
  /** Words for texts to an account, from its domain's brand. */
  readonly wordsFor: WordsFor;
  /** Language, time zone and units of an account, for messages to it. */
  readonly readerOf: ReaderOf;
  /** The data policy of the brand that an account has. */
  readonly policyOf: PolicyOf;
  /** Brands were saved: they are read anew. */
  forget(): void;
}

interface ResolverOptions {
  database: Database;
  /** Origin of the accounts' tracking API. */
  origin: string;
  /** Base maps that lie outside the own site are offered; default true. */
  hasExternalMaps?: boolean | undefined;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Opens the brand of a folder, and those that were saved. Throws as `openBrand` does. */
export const openBrands = async (options: BrandOptions & ResolverOptions): Promise<BrandResolver> =>
  resolveBrands(await openBrand(options), options);

/** The saved files, and the maps that lie in the server's folder. */
export function withMaps(
  files: ReadonlyMap<string, Uint8Array>,
  dir: string | undefined,
): BrandFiles {
  const own = filesInMemory(files);
  if (dir === undefined) return own;
  const folder = filesInFolder(dir);
  const of = (name: string): BrandFiles => (!files.has(name) && isMapFile(name) ? folder : own);
  return {
    ...own,
    read: (name) => of(name).read(name),
    sizeOf: (name) => of(name).sizeOf(name),
    readHead: (name, bytes) => of(name).readHead(name, bytes),
  };
}

/** The brand of a domain, which says how the server's own has people read too. */
const overServer = (of: ServedBrand, { branding }: ServedBrand): ServedBrand => {
  const { defaultLanguage, timeZone, speedUnit, distanceUnit } = branding;
  const reading = { defaultLanguage, timeZone, speedUnit, distanceUnit };
  return { ...of, branding: { ...of.branding, serverBrand: reading } };
};

/** Opens the brands that were saved, over that of the folder. A domain's is served once the domain is proved. */
export function resolveBrands(
  folder: BrandSource,
  { database, origin, hasExternalMaps = true, clock, log }: ResolverOptions,
): BrandResolver {
  const saved = new SavedBrands(database, clock);
  const { attributePrefix } = folder;
  let known: { readonly atMs: number; readonly brands: Promise<readonly SavedBrand[]> } | undefined;
  const served = new Map<string, { key: string; brand: Promise<ServedBrand | undefined> }>();
  let { wordsOf } = folder;

  const list = (): Promise<readonly SavedBrand[]> => {
    if (known && clock() - known.atMs < FRESH_MS) return known.brands;
    const before = known?.brands ?? Promise.resolve([]);
    // While the database is away, brands stay as they were.
    known = { atMs: clock(), brands: saved.list().catch(() => before) };
    return known.brands;
  };

  const open = async ({ id, domain, revision }: SavedBrand): Promise<ServedBrand | undefined> => {
    const files = await saved.readFiles(id, revision);
    if (!files) return undefined;
    const read = await readBrandFiles(withMaps(files, folder.dir), { attributePrefix });
    if (!read.ok) {
      log.warn({ domain, revision, problems: describeProblems(read) }, 'a brand cannot be used');
      return undefined;
    }
    const names = new Set(files.keys());
    return {
      ...(await toServed(read, hasExternalMaps)),
      readFile: async (name) =>
        names.has(name) ? await saved.readFile({ id, revision }, name) : null,
    };
  };

  const serve = (brand: SavedBrand): Promise<ServedBrand | undefined> => {
    const key = `${brand.id} ${brand.revision}`;
    const before = served.get(brand.domain);
    if (before?.key === key) return before.brand;
    const opened = open(brand);
    served.set(brand.domain, { key, brand: opened });
    // Whoever asks next tries again.
    opened.catch(() => served.delete(brand.domain));
    return opened;
  };

  const readServer = async (brands: readonly SavedBrand[]): Promise<ServedBrand> => {
    const own = brands.find(({ domain }) => domain === '');
    const found = (own && (await serve(own).catch(() => undefined))) ?? (await folder.read());
    wordsOf = found.wordsOf;
    return found;
  };

  const joined = new WeakMap<ServedBrand, { server: ServedBrand; brand: ServedBrand }>();
  /** The same object as long as both brands are. */
  const join = (of: ServedBrand, server: ServedBrand): ServedBrand => {
    const before = joined.get(of);
    if (before?.server === server) return before.brand;
    const brand = overServer(of, server);
    joined.set(of, { server, brand });
    return brand;
  };

  /** With the domain whose it is; empty for the server's own. */
  const readWithDomain = async (hostname?: string) => {
    const brands = await list();
    const domain = hostname === undefined ? '' : toDomain(hostname);
    const own = brands.find((one) => domain !== '' && one.domain === domain && one.verifiedAt);
    const brand = own && (await serve(own).catch(() => undefined));
    const server = await readServer(brands);
    return brand ? { domain, brand: join(brand, server) } : { domain: '', brand: server };
  };
  const read = async (hostname?: string): Promise<ServedBrand> =>
    (await readWithDomain(hostname)).brand;
  const domainOf = createDomainOf({ database, origin });
  const readOf = async (userId: number) => {
    const hasOther = (await list()).some(({ domain }) => domain !== '');
    return readWithDomain(hasOther ? await domainOf(userId) : undefined);
  };

  return {
    ...folder,
    saved,
    domainOf,
    wordsOf: (tag) => wordsOf(tag),
    async wordsFor(userId) {
      return (await readOf(userId)).brand.wordsOf;
    },
    readerOf: async (userId, person, server) =>
      toReader(person, server, (await readOf(userId)).brand.branding),
    async policyOf(userId) {
      const { domain, brand } = await readOf(userId);
      const { version = null, url, contact } = brand.branding.links.dataPolicy;
      return {
        domain,
        version,
        url,
        text: brand.policyText ?? null,
        contact: contact ? { email: null, phone: null, url: null, ...contact } : null,
      };
    },
    read,
    forget() {
      known = undefined;
    },
  };
}
