import { resolveTxt } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeProblem } from '@rastro/sdk/domain';
import { brandingFileNames, readBrandFiles, WORDS_FOLDER } from '@rastro/theme/folder';
import { ApiError } from '../../request/api-error';
import { ofField, refusePhrases, refuseWith } from '../../request/refuse-field';
import { describeProblems } from '../branding/brand-source';
import { isMapFile } from '../branding/is-map-file';
import { readPublicFile } from '../../lookup/read-public-file';
import { type BrandResolver, withMaps } from './resolve-brands';
import { BrandChanged, type BrandVersion, type SavedBrand } from './saved-brands';
import { changeFiles } from './theme-files';

/** A file of a brand, without its content. */
export interface ThemeFile {
  name: string;
  bytes: number;
}

/** DNS entry required of a domain before a brand is served there. */
export interface DomainProof {
  name: string;
  value: string;
  /** Address of a file of the site that may say the same. */
  file: string;
}

/** A brand as it is edited. */
export interface Theme {
  /** Empty for the server's own. */
  domain: string;
  /** 0 while nothing was saved: then it is that of the server's folder, or the default. */
  revision: number;
  branding: unknown;
  files: ThemeFile[];
  versions: BrandVersion[];
  /** Null for the server's own. */
  proof: DomainProof | null;
  verifiedAt: string | null;
}

/** Changes to a brand; files that are not named stay. */
export interface ThemeChange {
  branding: Record<string, unknown>;
  files: Readonly<Record<string, string | null>>;
  /** Revision of the version it was made from. */
  revision: number;
}

/** Reads a small file of a site; rejects where there is none. */
export type ReadFile = (url: URL) => Promise<string>;
type Writer = { userId: number; name: string };
/** Asks the DNS for the texts of a name. */
export type ReadTexts = (name: string) => Promise<string[][]>;

const [BRANDING_FILE] = brandingFileNames;

/** Reads, changes and proves the brands of the server and of domains. */
export class Themes {
  constructor(
    private readonly brands: BrandResolver,
    private readonly readTexts: ReadTexts = resolveTxt,
    private readonly readSiteFile: ReadFile = readPublicFile,
  ) {}

  list(): Promise<SavedBrand[]> {
    return this.brands.saved.list();
  }

  async read(domain: string): Promise<Theme> {
    const brand = await this.brands.saved.find(domain);
    const files = await this.readFiles(domain, brand);
    const { [BRANDING_FILE]: text, ...rest } = Object.fromEntries(files);
    return {
      domain,
      revision: brand?.revision ?? 0,
      branding: text ? (JSON.parse(new TextDecoder().decode(text)) as unknown) : {},
      files: Object.entries(rest).map(([name, { byteLength }]) => ({ name, bytes: byteLength })),
      versions: brand ? await this.brands.saved.versions(brand.id) : [],
      proof: brand && domain !== '' ? this.proofOf(brand) : null,
      verifiedAt: brand?.verifiedAt ?? null,
    };
  }

  async readFile(domain: string, name: string): Promise<Uint8Array | undefined> {
    return (await this.readFiles(domain, await this.brands.saved.find(domain))).get(name);
  }

  /** Throws an `ApiError` that names what is wrong with the brand. */
  async write(domain: string, change: ThemeChange, by: Writer): Promise<Theme> {
    const brand = await this.brands.saved.find(domain);
    const files = changeFiles(await this.readFiles(domain, brand), change.files);
    files.set(BRANDING_FILE, Buffer.from(JSON.stringify(change.branding, null, 2)));
    return this.save(domain, files, change.revision, by);
  }

  /** Saves an earlier version once more, as the newest. Throws an `ApiError`. */
  async revert(domain: string, revision: number, by: Writer): Promise<Theme> {
    const brand = await this.brands.saved.find(domain);
    const files = brand && (await this.brands.saved.readFiles(brand.id, revision));
    if (!brand || !files) throw new ApiError(404, 'NOT_FOUND', 'There is no such version.');
    return this.save(domain, new Map(files), brand.revision, by);
  }

  async remove(domain: string): Promise<boolean> {
    const isRemoved = await this.brands.saved.remove(domain);
    this.brands.forget();
    return isRemoved;
  }

  /**
   * Looks whether the domain is its owner's: by its DNS, or by a file of the site that is there now. Throws an
   * `ApiError`.
   */
  async verify(domain: string): Promise<Theme> {
    const brand = domain === '' ? undefined : await this.brands.saved.find(domain);
    if (!brand) throw new ApiError(404, 'NOT_FOUND', 'There is no brand of this domain.');
    const { name, value, file } = this.proofOf(brand);
    const texts = await this.readTexts(name).catch(() => []);
    const isProved =
      texts.some((parts) => parts.join('') === value) ||
      (await this.readSiteFile(new URL(file)).catch(() => '')).trim() === value;
    if (!isProved) {
      const of = { status: 409, code: 'DOMAIN_NOT_PROVED' as const };
      throw refuseWith(of, 'refusal.domain.unproved', { name, value, file });
    }
    await this.brands.saved.setVerified(domain);
    this.brands.forget();
    return this.read(domain);
  }

  private proofOf({ domain, proof }: SavedBrand): DomainProof {
    const { attributePrefix } = this.brands;
    return {
      name: `_${attributePrefix}.${domain}`,
      value: `${attributePrefix}=${proof}`,
      file: `https://${domain}/.well-known/${attributePrefix}.txt`,
    };
  }

  private async save(
    domain: string,
    files: Map<string, Uint8Array>,
    from: number,
    by: Writer,
  ): Promise<Theme> {
    const { attributePrefix, dir, saved } = this.brands;
    const read = await readBrandFiles(withMaps(files, dir), { attributePrefix });
    if (!read.ok) {
      const [first] = read.problems;
      const field = ['branding', first?.path].filter(Boolean).join('.');
      const says = read.problems.flatMap((problem) => describeProblem(problem));
      throw refusePhrases(ofField(field), says, describeProblems(read).join('\n'));
    }
    // What the brand names no more goes with this version.
    for (const name of files.keys()) {
      const isNamed = name === BRANDING_FILE || name.startsWith(`${WORDS_FOLDER}/`);
      if (!isNamed && !read.files.has(name)) files.delete(name);
    }
    try {
      await saved.save(domain, { from, files, by });
    } catch (error) {
      if (!(error instanceof BrandChanged)) throw error;
      const words = 'Somebody saved another version meanwhile. Read it, and make the change again.';
      throw new ApiError(409, 'CHANGE_LOST', words, { field: 'revision' });
    }
    this.brands.forget();
    return this.read(domain);
  }

  /** The saved files; of the server's own before the first save, those of its folder. */
  private async readFiles(
    domain: string,
    brand: SavedBrand | undefined,
  ): Promise<ReadonlyMap<string, Uint8Array>> {
    if (brand) return (await this.brands.saved.readFiles(brand.id, brand.revision)) ?? new Map();
    const { dir } = this.brands;
    if (domain !== '' || dir === undefined) return new Map();
    const { files, words } = await this.brands.read();
    const names = [...files.keys()].filter((name) => !isMapFile(name));
    names.push(...[...words.keys()].map((tag) => `${WORDS_FOLDER}/${tag}.json`));
    const found = new Map<string, Uint8Array>();
    for (const name of [...brandingFileNames, ...names]) {
      const bytes = await readFile(join(dir, name)).catch(() => undefined);
      if (!bytes) continue;
      found.set(brandingFileNames.some((file) => file === name) ? BRANDING_FILE : name, bytes);
    }
    return found;
  }
}
