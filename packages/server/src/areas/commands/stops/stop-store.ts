import type { EngineStop } from '@rastro/sdk/contract';
import { DAY_MS, STOP_WAITS_MS } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { ApiError, wordsOf } from '../../../request/api-error';

const KEPT_MS = 90 * DAY_MS;
const LISTED_MS = 7 * DAY_MS;
const MAX_LISTED = 1_000;
/** Max stops waiting for one device. */
const MAX_WAITING = 20;
/** A server that stopped while it sent says nothing more. */
const SENDING_MS = 2 * 60_000;
/** Reason of an interrupted stop: its arrival is unknown, so it is not sent twice. */
const INTERRUPTED = 'The server stopped while it was sent.';

/** The command of a stop, as it is sent: of a saved one its number and what it said when it was asked for. */
export interface StopCommand {
  id: number;
  type: string;
  textChannel: boolean;
  attributes: Record<string, unknown>;
}

/** A stop with what only the server needs of it. */
export interface StoredStop extends Omit<EngineStop, 'type'> {
  command: StopCommand;
  /** The drive after which nobody drove, of one that holds only while nobody does; null where somebody asked. */
  driveId: number | null;
  /** The key of the program that asked for it; null where a person, a rule or a fence did. */
  madeWith: number | null;
}

/** Author and reason of the override of a stop. */
export interface StopOverride {
  by: string;
  reason: string;
}

interface Row {
  id: number;
  device_id: number;
  user_id: number;
  user_name: string;
  command: StopCommand;
  state: EngineStop['state'];
  needs: EngineStop['needs'] | null;
  asked_at: Date;
  changed_at: Date;
  override_by: string | null;
  reason: string;
  drive_id: number | null;
  made_with: number | null;
}

const COLUMNS = `id, device_id, user_id, user_name, command, state, needs, asked_at, changed_at, override_by, reason,
  drive_id, made_with`;
/** Somebody drives the vehicle of a stop. */
const IS_DRIVEN = `exists (select 1 from drive where drive.tracking_origin = engine_stop.tracking_origin
  and drive.device_id = engine_stop.device_id and drive.ended_at is null)`;

const toStop = (row: Row): StoredStop => ({
  id: row.id,
  deviceId: row.device_id,
  userId: row.user_id,
  userName: row.user_name,
  command: row.command,
  state: row.state,
  needs: row.needs ?? '',
  askedAt: row.asked_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  expiresAt: new Date(row.asked_at.getTime() + STOP_WAITS_MS).toISOString(),
  overrideBy: row.override_by ?? '',
  reason: row.reason,
  driveId: row.drive_id,
  madeWith: row.made_with,
});

/** Stops of engines of one tracking API: of two that say the same to a device one waits, whichever server took it. */
export class StopStore {
  constructor(
    private readonly database: Pick<Database, 'query' | 'transaction'>,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {}

  async #run(sql: string, params: readonly unknown[]): Promise<StoredStop[]> {
    const { rows } = await this.database.query<Row>(sql, [this.origin, ...params]);
    return rows.map(toStop);
  }

  /** Changes one that is still as it is thought to be. `$2` is now, `$3` its id; `set` may use `$4` and `$5`. */
  async #change(
    { id, from, set, also = 'true' }: { id: number; from: string; set: string; also?: string },
    params: readonly unknown[] = [],
  ): Promise<StoredStop | undefined> {
    const [stop] = await this.#run(
      `update engine_stop set ${set}, changed_at = $2
       where tracking_origin = $1 and id = $3 and state = '${from}' and ${also} returning ${COLUMNS}`,
      [new Date(this.clock()), id, ...params],
    );
    return stop;
  }

  /** Writes down what was asked for; the one that waits already, where one does: what programs ask for ends with their key, and waits apart. */
  async ask(
    asked: Pick<
      StoredStop,
      'deviceId' | 'userId' | 'userName' | 'command' | 'reason' | 'driveId' | 'madeWith'
    >,
  ): Promise<StoredStop | undefined> {
    const { deviceId, userId, userName, command, reason, driveId, madeWith } = asked;
    return this.database.transaction(async (unit) => {
      // Of those that are asked for at once, one after the other is counted.
      await unit.query(`select pg_advisory_xact_lock(hashtext('engine_stop'), $1::bigint::int)`, [
        deviceId % 2 ** 31,
      ]);
      const { rows: known } = await unit.query<Row & { is_same: boolean }>(
        `select ${COLUMNS}, md5(command #>> '{}') = md5($3::json #>> '{}')
           and made_with is not distinct from $4 as is_same
         from engine_stop
         where tracking_origin = $1 and device_id = $2 and state in ('waiting', 'sending')`,
        [this.origin, deviceId, JSON.stringify(command), madeWith],
      );
      const same = known.find(({ is_same }) => is_same);
      if (same && (same.drive_id === null || driveId !== null)) return toStop(same);
      if (same) {
        // Somebody wants it now: it holds, whoever drives.
        const { rows } = await unit.query<Row>(
          `update engine_stop set drive_id = null, user_id = $2, user_name = $3, reason = $4
           where id = $1 returning ${COLUMNS}`,
          [same.id, userId, userName, reason],
        );
        return rows[0] && toStop(rows[0]);
      }
      if (known.length >= MAX_WAITING) {
        throw new ApiError(409, 'COMMAND_QUEUE_FULL', wordsOf('COMMAND_QUEUE_FULL'));
      }
      const { rows } = await unit.query<Row>(
        `insert into engine_stop
           (tracking_origin, device_id, user_id, user_name, command, state, reason, asked_at, changed_at,
            drive_id, made_with)
         values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $7, $8, $9) returning ${COLUMNS}`,
        [
          ...[this.origin, deviceId, userId, userName, JSON.stringify(command), reason],
          ...[new Date(this.clock()), driveId, madeWith],
        ],
      );
      return rows[0] && toStop(rows[0]);
    });
  }

  /** Writes down what lets an engine run again, which waits for nothing. */
  async resumed(
    asked: Pick<StoredStop, 'deviceId' | 'userId' | 'userName' | 'command'>,
  ): Promise<StoredStop | undefined> {
    const { deviceId, userId, userName, command } = asked;
    const [resumed] = await this.#run(
      `insert into engine_stop
         (tracking_origin, device_id, user_id, user_name, command, state, asked_at, changed_at)
       values ($1, $2, $3, $4, $5, 'sent', $6, $6) returning ${COLUMNS}`,
      [deviceId, userId, userName, JSON.stringify(command), new Date(this.clock())],
    );
    return resumed;
  }

  /** From now on it is this server's to send, and nobody else's; who overrides it has asked for it. */
  claim(id: number, override?: StopOverride): Promise<StoredStop | undefined> {
    return this.#change(
      {
        id,
        from: 'waiting',
        set: `state = 'sending', override_by = coalesce($4, override_by), reason = coalesce($5, reason),
          drive_id = case when $4::text is null then drive_id end`,
        also: `($4::text is not null or drive_id is null or not ${IS_DRIVEN})`,
      },
      [override?.by ?? null, override?.reason ?? null],
    );
  }

  sent(id: number): Promise<StoredStop | undefined> {
    return this.#change({ id, from: 'sending', set: `state = 'sent', needs = null` });
  }

  /** The device could not be reached: it waits on. */
  putBack(id: number): Promise<StoredStop | undefined> {
    return this.#change({ id, from: 'sending', set: `state = 'waiting', needs = 'connection'` });
  }

  fail(id: number, from: 'waiting' | 'sending', reason: string): Promise<StoredStop | undefined> {
    const set = `state = 'failed', needs = null, reason = $4`;
    return this.#change({ id, from, set }, [reason.slice(0, 500)]);
  }

  /** Undefined when it waited for that before. */
  waitFor(id: number, needs: EngineStop['needs']): Promise<StoredStop | undefined> {
    const change = { id, from: 'waiting', set: 'needs = $4', also: 'needs is distinct from $4' };
    return this.#change(change, [needs]);
  }

  callOff(id: number): Promise<StoredStop | undefined> {
    return this.#change({ id, from: 'waiting', set: `state = 'calledOff', needs = null` });
  }

  /** Calls off what waited because nobody drove a vehicle, where somebody does now. */
  callOffDriven(deviceId: number): Promise<StoredStop[]> {
    return this.#run(
      `update engine_stop set state = 'calledOff', needs = null, changed_at = $3
       where tracking_origin = $1 and device_id = $2 and state = 'waiting' and drive_id is not null
         and ${IS_DRIVEN} returning ${COLUMNS}`,
      [deviceId, new Date(this.clock())],
    );
  }

  async find(id: number): Promise<StoredStop | undefined> {
    const [stop] = await this.#run(
      `select ${COLUMNS} from engine_stop where tracking_origin = $1 and id = $2`,
      [id],
    );
    return stop;
  }

  /** Finds the latest command for an engine that was neither called off nor in vain. */
  async newestOf(deviceId: number): Promise<StoredStop | undefined> {
    const [stop] = await this.#run(
      `select ${COLUMNS} from engine_stop
       where tracking_origin = $1 and device_id = $2 and state in ('waiting', 'sending', 'sent')
       order by asked_at desc, id desc limit 1`,
      [deviceId],
    );
    return stop;
  }

  /** Those that wait. */
  waiting(): Promise<StoredStop[]> {
    return this.#run(
      `select ${COLUMNS} from engine_stop where tracking_origin = $1 and state = 'waiting' order by id`,
      [],
    );
  }

  /** Those of the last seven days, of some devices or all, the newest first. */
  list(deviceIds: number[] | undefined): Promise<StoredStop[]> {
    return this.#run(
      `select ${COLUMNS} from engine_stop
       where tracking_origin = $1 and asked_at >= $2
         and ($3::bigint[] is null or device_id = any($3))
       order by asked_at desc, id desc limit ${MAX_LISTED}`,
      [new Date(this.clock() - LISTED_MS), deviceIds ?? null],
    );
  }

  /** Ends what has waited for too long, and what a server left behind that stopped while it sent. */
  endOverdue(): Promise<StoredStop[]> {
    const nowMs = this.clock();
    const times = [nowMs, nowMs - STOP_WAITS_MS, nowMs - SENDING_MS].map((ms) => new Date(ms));
    return this.#run(
      `update engine_stop set changed_at = $2, needs = null,
         state = case state when 'waiting' then 'expired' else 'failed' end,
         reason = case state when 'waiting' then reason else '${INTERRUPTED}' end
       where tracking_origin = $1 and (state = 'waiting' and asked_at <= $3
         or state = 'sending' and changed_at <= $4) returning ${COLUMNS}`,
      times,
    );
  }

  /** Forgets what is old. */
  async sweep(nowMs: number): Promise<void> {
    const oldest = new Date(nowMs - KEPT_MS);
    await this.database.query('delete from engine_stop where asked_at < $1', [oldest]);
  }
}
