import type { Database, Unit } from '../db/database';

/** Address at which a browser receives messages, and the keys to encrypt them with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that shows messages while no page is open. Times in epoch ms. */
export interface PushDevice {
  id: number;
  /** The session that it was asked for in, and that it ends with. */
  sessionId: number;
  /** User agent of the browser. */
  userAgent: string;
  createdAt: number;
  lastSentAt: number | null;
  endsAt: number;
}

interface Row extends PushAddress {
  id: number;
  credential_id: number;
  user_id: number;
  name: string;
  created_at: Date;
  last_sent_at: Date | null;
  ends_at: Date;
}

/** Those whose session of the tracking API `$1` lives at `$2`. */
const LIVE = `select d.*, c.user_id, least(c.ends_at, c.idle_ends_at) as ends_at
  from push_device d join credential c on c.id = d.credential_id
  join account a using (tracking_origin, user_id)
  where c.tracking_origin = $1 and c.ends_at > $2 and (c.idle_ends_at is null or c.idle_ends_at > $2)
    and c.epoch = a.credential_epoch`;

/** An account has so many, the newest. */
const MAX_DEVICES = 20;

/** The browsers of the accounts of one tracking API. */
export class PushDevices {
  readonly #db: Pick<Database, 'query' | 'transaction'>;
  readonly #origin: string;
  readonly #clock: () => number;

  constructor(db: Pick<Database, 'query' | 'transaction'>, origin: string, clock: () => number) {
    this.#db = db;
    this.#origin = origin;
    this.#clock = clock;
  }

  /** Keeps the browser of a session. Whoever used that browser before is told of nothing there any more. */
  async put(sessionId: number, { endpoint, p256dh, auth }: PushAddress): Promise<PushDevice> {
    const id = await this.#db.transaction(async (unit) => {
      await unit.query(`delete from push_device where endpoint = $2 and credential_id <> $1`, [
        sessionId,
        endpoint,
      ]);
      const { rows } = await unit.query<{ id: number; user_id: number }>(
        `insert into push_device (credential_id, endpoint, p256dh, auth, name, created_at)
         select id, $2, $3, $4, left(coalesce(details ->> 'userAgent', ''), 128), $5
         from credential where id = $1
         on conflict (credential_id) do update set endpoint = excluded.endpoint,
           p256dh = excluded.p256dh, auth = excluded.auth
         returning id, (select user_id from credential where id = $1) as user_id`,
        [sessionId, endpoint, p256dh, auth, new Date(this.#clock())],
      );
      const [made] = rows;
      if (!made) throw new Error('a session ended while its browser was kept');
      await unit.query(
        `delete from push_device where id in (select d.id from push_device d
           join credential c on c.id = d.credential_id
           where c.tracking_origin = $1 and c.user_id = $2
           order by d.id desc offset ${MAX_DEVICES})`,
        [this.#origin, made.user_id],
      );
      return made.id;
    });
    const [device] = await this.#list(this.#db, 'and d.id = $3', id);
    if (!device) throw new Error('a session ended while its browser was kept');
    return toDevice(device);
  }

  /** The live ones of an account, the newest first. */
  async list(userId: number): Promise<PushDevice[]> {
    const rows = await this.#list(this.#db, 'and c.user_id = $3 order by d.id desc', userId);
    return rows.map(toDevice);
  }

  /** The numbers of the live ones of each of these accounts. */
  async listTargets(unit: Unit, userIds: readonly number[]): Promise<Map<number, string[]>> {
    const rows = await this.#list(unit, 'and c.user_id = any($3) order by d.id', userIds);
    const targets = new Map<number, string[]>();
    for (const { id, user_id } of rows) {
      targets.set(user_id, [...(targets.get(user_id) ?? []), String(id)]);
    }
    return targets;
  }

  /** Returns the address of an account's live device. */
  async findAddress(userId: number, id: number): Promise<PushAddress | undefined> {
    const rows = await this.#list(this.#db, 'and d.id = $3', id);
    return rows.find(({ user_id }) => user_id === userId);
  }

  /** Ends one of an account; false when there is none. */
  async end(userId: number, id: number): Promise<boolean> {
    const { rows } = await this.#db.query(
      `delete from push_device d using credential c
       where d.id = $3 and c.id = d.credential_id and c.tracking_origin = $1 and c.user_id = $2
       returning d.id`,
      [this.#origin, userId, id],
    );
    return rows.length > 0;
  }

  /** Ends one that its push service does not know any more, unless the browser has a new address by now. */
  async endAt(endpoint: string): Promise<void> {
    await this.#db.query('delete from push_device where endpoint = $1', [endpoint]);
  }

  async markSent(id: number): Promise<void> {
    await this.#db.query('update push_device set last_sent_at = $2 where id = $1', [
      id,
      new Date(this.#clock()),
    ]);
  }

  async #list(unit: Pick<Unit, 'query'>, which: string, value: unknown): Promise<Row[]> {
    const { rows } = await unit.query<Row & Record<string, unknown>>(`${LIVE} ${which}`, [
      this.#origin,
      new Date(this.#clock()),
      value,
    ]);
    return rows;
  }
}

const toDevice = (row: Row): PushDevice => ({
  id: row.id,
  sessionId: row.credential_id,
  userAgent: row.name,
  createdAt: row.created_at.getTime(),
  lastSentAt: row.last_sent_at?.getTime() ?? null,
  endsAt: row.ends_at.getTime(),
});
