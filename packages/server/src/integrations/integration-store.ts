import type { IntegrationKey } from '@rastro/sdk/contract';
import type { Unit } from '../db/database';
import { createSeal } from '../db/seal';

/** What was saved of a service. */
export interface SavedIntegration {
  key: string;
  values: Readonly<Record<string, unknown>>;
  secretNames: readonly string[];
  /** Undefined where they cannot be read any more: the server has another secret now. */
  secrets: Readonly<Record<string, string>> | undefined;
  savedAt: Date;
  /** Another one for each save. */
  mark: string;
}

interface Row {
  key: string;
  settings: Record<string, unknown>;
  secret_names: string[];
  sealed: string;
  saved_at: Date;
}

interface StoreOptions {
  db: Unit;
  /** Of the tracking API. */
  origin: string;
  /** What secrets are sealed with; asked for once it is needed. */
  secret: () => string;
  clock: () => number;
}

/** What was saved of the services that the server works with; secrets are unreadable at rest. */
export class IntegrationStore {
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  async list(): Promise<SavedIntegration[]> {
    const { db, origin } = this.#options;
    const { rows } = await db.query<Row>(
      `select key, settings, secret_names, sealed, saved_at from integration
       where tracking_origin = $1 order by key`,
      [origin],
    );
    return rows.map(({ key, settings, secret_names: secretNames, sealed, saved_at: savedAt }) => ({
      ...{ key, values: settings, secretNames, savedAt, mark: sealed },
      secrets: this.#open(key, sealed),
    }));
  }

  /** Saves one, in place of what was saved before; all servers on this database hear of it. */
  async save(
    key: IntegrationKey,
    values: Readonly<Record<string, unknown>>,
    secrets: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { db, origin, clock } = this.#options;
    const sealed = this.#seal().seal(JSON.stringify(secrets), this.#bound(key));
    await db.transaction(async (unit) => {
      await unit.query(
        `insert into integration (tracking_origin, key, settings, secret_names, sealed, saved_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (tracking_origin, key) do update set settings = excluded.settings,
           secret_names = excluded.secret_names, sealed = excluded.sealed,
           saved_at = excluded.saved_at`,
        [
          ...[origin, key, JSON.stringify(values), JSON.stringify(Object.keys(secrets))],
          ...[sealed, new Date(clock())],
        ],
      );
      await unit.notify('integrations', key);
    });
  }

  /** Forgets one; false where none was saved. */
  async remove(key: IntegrationKey): Promise<boolean> {
    const { db, origin } = this.#options;
    return db.transaction(async (unit) => {
      const { rowCount } = await unit.query(
        'delete from integration where tracking_origin = $1 and key = $2',
        [origin, key],
      );
      await unit.notify('integrations', key);
      return rowCount > 0;
    });
  }

  #open(key: string, sealed: string): Record<string, string> | undefined {
    const text = this.#seal().unseal(sealed, this.#bound(key));
    return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
  }

  #seal = () => createSeal(this.#options.secret(), 'secrets of integrations');
  #bound = (key: string): string => `${this.#options.origin} ${key}`;
}
