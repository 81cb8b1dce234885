import type { IntegrationKey } from '@rastro/sdk/contract';
import type { Unit } from '../db/database';
import { createSeal } from '../db/seal';

/** Saved settings of a service. */
export interface SavedIntegration {
  key: string;
  /** The reseller whose it is; 0 for the server. */
  ownerId: number;
  values: Readonly<Record<string, unknown>>;
  secretNames: readonly string[];
  /** Undefined where they cannot be read any more: the server has another secret now. */
  secrets: Readonly<Record<string, string>> | undefined;
  savedAt: Date;
  /** Another one for each save. */
  mark: string;
}

interface Row {
  owner_id: number;
  key: string;
  settings: Record<string, unknown>;
  secret_names: string[];
  sealed: string;
  saved_at: Date;
}

/** One of somebody's: 0 is the server. */
interface OwnedKey {
  key: IntegrationKey;
  ownerId: number;
}

interface StoreOptions {
  db: Unit;
  /** Origin of the tracking API. */
  origin: string;
  /** Returns the key that seals secrets; called only once it is needed. */
  secret: () => string;
  clock: () => number;
}

/** Saved settings of the services that the server works with; secrets are unreadable at rest. */
export class IntegrationStore {
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** Those of the server and of resellers. */
  async list(): Promise<SavedIntegration[]> {
    const { db, origin } = this.#options;
    const { rows } = await db.query<Row>(
      `select owner_id, key, settings, secret_names, sealed, saved_at from integration
       where tracking_origin = $1 order by owner_id, key`,
      [origin],
    );
    return rows.map((row) => {
      const { owner_id: ownerId, key, settings: values, sealed } = row;
      return {
        key,
        ownerId,
        values,
        secretNames: row.secret_names,
        savedAt: row.saved_at,
        mark: sealed,
        secrets: this.#open({ key, ownerId }, sealed),
      };
    });
  }

  /** Saves one, in place of what was saved before; all servers on this database hear of it. */
  async save(
    { key, ownerId }: OwnedKey,
    values: Readonly<Record<string, unknown>>,
    secrets: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { db, origin, clock } = this.#options;
    const sealed = this.#seal().seal(JSON.stringify(secrets), this.#bound({ key, ownerId }));
    await db.transaction(async (unit) => {
      await unit.query(
        `insert into integration
           (tracking_origin, owner_id, key, settings, secret_names, sealed, saved_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (tracking_origin, owner_id, key) do update set settings = excluded.settings,
           secret_names = excluded.secret_names, sealed = excluded.sealed,
           saved_at = excluded.saved_at`,
        [
          ...[origin, ownerId, key, JSON.stringify(values), JSON.stringify(Object.keys(secrets))],
          ...[sealed, new Date(clock())],
        ],
      );
      await unit.notify('integrations', key);
    });
  }

  /** Forgets one; false where none was saved. */
  async remove({ key, ownerId }: OwnedKey): Promise<boolean> {
    const { db, origin } = this.#options;
    return db.transaction(async (unit) => {
      const { rowCount } = await unit.query(
        'delete from integration where tracking_origin = $1 and owner_id = $2 and key = $3',
        [origin, ownerId, key],
      );
      await unit.notify('integrations', key);
      return rowCount > 0;
    });
  }

  #open(one: { key: string; ownerId: number }, sealed: string): Record<string, string> | undefined {
    const text = this.#seal().unseal(sealed, this.#bound(one));
    return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
  }

  #seal = () => createSeal(this.#options.secret(), 'secrets of integrations');
  /** Returns the context a secret is sealed for; it opens in no other. */
  #bound = ({ key, ownerId }: { key: string; ownerId: number }): string =>
    [this.#options.origin, ...(ownerId === 0 ? [] : [ownerId]), key].join(' ');
}
