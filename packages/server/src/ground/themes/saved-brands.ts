import { createHash, randomBytes } from 'node:crypto';
import type { Database, Unit } from '../../db/database';
import { toServable } from './theme-files';

/** A version of a brand, as lists show it. */
export interface BrandVersion {
  revision: number;
  savedAt: string;
  savedBy: string;
}

/** A brand that was made on the screen. Its domain is empty where it is the server's own. */
export interface SavedBrand {
  id: number;
  domain: string;
  revision: number;
  /** Text required in the domain's DNS before the brand is served there. */
  proof: string;
  verifiedAt: string | null;
}

/** Another version was saved since the one that a change was made from. */
export class BrandChanged extends Error {}

/** Max versions kept of a brand, the newest. */
export const KEPT_VERSIONS = 20;

/** Drawings that were read a moment ago are not read anew for each who asks. */
const KEPT_DRAWINGS = 40;

interface Row {
  id: number;
  domain: string;
  revision: number;
  proof: string;
  verified_at: Date | null;
}

type Hashes = Record<string, string>;

const toSaved = ({ verified_at, ...row }: Row): SavedBrand => ({
  ...row,
  verifiedAt: verified_at?.toISOString() ?? null,
});

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Brands by their domain, with their files and versions. */
export class SavedBrands {
  readonly #cleaned = new Map<string, Uint8Array>();

  constructor(
    private readonly database: Database,
    private readonly clock: () => number,
  ) {}

  async list(): Promise<SavedBrand[]> {
    const { rows } = await this.database.query<Row>(
      'select id, domain, revision, proof, verified_at from brand order by domain',
    );
    return rows.map(toSaved);
  }

  async find(domain: string, unit: Unit = this.database): Promise<SavedBrand | undefined> {
    const { rows } = await unit.query<Row>(
      'select id, domain, revision, proof, verified_at from brand where domain = $1',
      [domain],
    );
    return rows[0] && toSaved(rows[0]);
  }

  async versions(brandId: number): Promise<BrandVersion[]> {
    const { rows } = await this.database.query<{
      revision: number;
      saved_at: Date;
      saved_by_name: string;
    }>(
      `select revision, saved_at, saved_by_name from brand_version where brand_id = $1
       order by revision desc`,
      [brandId],
    );
    return rows.map((row) => ({
      revision: row.revision,
      savedAt: row.saved_at.toISOString(),
      savedBy: row.saved_by_name,
    }));
  }

  /** The files of a version; undefined where it is kept no more. */
  async readFiles(
    brandId: number,
    revision: number,
  ): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
    const hashes = await readHashes(this.database, brandId, revision);
    if (!hashes) return undefined;
    const { rows } = await this.database.query<{ hash: string; bytes: Uint8Array }>(
      'select hash, bytes from brand_content where brand_id = $1',
      [brandId],
    );
    const contents = new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
    return new Map(
      Object.entries(hashes).flatMap(([name, hash]) => {
        const bytes = contents.get(hash);
        return bytes ? [[name, this.#servable(name, hash, bytes)] as const] : [];
      }),
    );
  }

  /** One file of a version; null where it is not there. */
  async readFile(
    { id, revision }: Pick<SavedBrand, 'id' | 'revision'>,
    name: string,
  ): Promise<Uint8Array | null> {
    const { rows } = await this.database.query<{ hash: string; bytes: Uint8Array }>(
      `select c.hash, c.bytes from brand_version v join brand_content c
         on c.brand_id = v.brand_id and c.hash = v.files ->> $3
       where v.brand_id = $1 and v.revision = $2`,
      [id, revision, name],
    );
    const [found] = rows;
    return found ? this.#servable(name, found.hash, found.bytes) : null;
  }

  /**
   * Returns a file clean for serving, even if it was saved before drawings were checked so
   * strictly, or by other means.
   */
  #servable(name: string, hash: string, bytes: Uint8Array): Uint8Array {
    const key = `${name} ${hash}`;
    const known = this.#cleaned.get(key);
    if (known) return known;
    const cleaned = toServable(name, bytes);
    if (cleaned === bytes) return bytes;
    this.#cleaned.set(key, cleaned);
    const [oldest] = this.#cleaned.keys();
    if (this.#cleaned.size > KEPT_DRAWINGS && oldest !== undefined) this.#cleaned.delete(oldest);
    return cleaned;
  }

  /** Saves a version after the one it was made from (0 for the first). Throws BrandChanged. */
  save(
    domain: string,
    {
      from,
      files,
      by,
    }: {
      from: number;
      files: ReadonlyMap<string, Uint8Array>;
      by: { userId: number; name: string };
    },
  ): Promise<SavedBrand> {
    return this.database.transaction(async (unit) => {
      await unit.query(
        `insert into brand (domain, revision, proof) values ($1, 0, $2) on conflict do nothing`,
        [domain, randomBytes(16).toString('hex')],
      );
      const { rows } = await unit.query<{ id: number; revision: number }>(
        'select id, revision from brand where domain = $1 for update',
        [domain],
      );
      const [brand] = rows;
      if (!brand || brand.revision !== from) throw new BrandChanged();
      const hashes: Hashes = {};
      for (const [name, bytes] of files) {
        const hash = hashOf(bytes);
        hashes[name] = hash;
        await unit.query(
          `insert into brand_content (brand_id, hash, bytes) values ($1, $2, $3)
           on conflict do nothing`,
          [brand.id, hash, bytes],
        );
      }
      await unit.query(
        `insert into brand_version (brand_id, revision, files, saved_at, saved_by, saved_by_name)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          ...[brand.id, from + 1, JSON.stringify(hashes), new Date(this.clock())],
          ...[by.userId, by.name.slice(0, 128)],
        ],
      );
      await unit.query('update brand set revision = $2 where id = $1', [brand.id, from + 1]);
      await dropOld(unit, brand.id, from + 1);
      return (await this.find(domain, unit))!;
    });
  }

  async remove(domain: string): Promise<boolean> {
    const { rowCount } = await this.database.query('delete from brand where domain = $1', [domain]);
    return rowCount > 0;
  }

  async setVerified(domain: string): Promise<void> {
    await this.database.query('update brand set verified_at = $2 where domain = $1', [
      domain,
      new Date(this.clock()),
    ]);
  }
}

async function readHashes(
  unit: Unit,
  brandId: number,
  revision: number,
): Promise<Hashes | undefined> {
  const { rows } = await unit.query<{ files: Hashes }>(
    'select files from brand_version where brand_id = $1 and revision = $2',
    [brandId, revision],
  );
  return rows[0]?.files;
}

async function dropOld(unit: Unit, brandId: number, revision: number): Promise<void> {
  await unit.query('delete from brand_version where brand_id = $1 and revision <= $2', [
    brandId,
    revision - KEPT_VERSIONS,
  ]);
  await unit.query(
    `delete from brand_content where brand_id = $1 and hash not in (
       select value from brand_version, json_each_text(files) where brand_id = $1)`,
    [brandId],
  );
}
