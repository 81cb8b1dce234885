import type { Member } from '@rastro/sdk/contract';
import { type ErrorCode, MAX_OBJECTS } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { lockAccount } from '../../db/lock-account';
import type { EntityValues } from '../../entities/entity';
import { entityColumnsSql, entityFromSql } from '../../entities/entity-sql';
import { insertEntity, updateEntity } from '../../entities/entity-store';
import type { OwnEntity } from '../../entities/own-entity';
import { ApiError, wordsOf } from '../../request/api-error';
import type { OwnItem, OwnStore } from './own-store';

const OBJECTS = { most: MAX_OBJECTS, code: 'OBJECT_LIMIT_REACHED' } as const;

/** Owner of a thing. */
interface Owner {
  userId: number;
}

/** Storage options of a table beyond its description. */
export interface OwnTableOptions<Input> {
  db: Unit;
  /** Tracking API of the accounts. */
  origin: string;
  /**
   * Max number per account, and error code of the refusal. Default: the engine's limit of objects.
   */
  limit?: { most: number; code: ErrorCode };
  /** Columns that are no members, worked out of what is written. */
  columns?(input: Input): Record<string, unknown>;
  /** Stores related data in the same transaction. */
  written?(unit: Unit, owner: Owner, input: Input): Promise<void>;
}

/**
 * The things of a resource in the table of its entity, by the accounts of one tracking API. Who counts what an
 * account has waits for the one before, so that two at once do not both take the last place.
 */
export class OwnTable<Item extends OwnItem & Owner, Input extends object> implements OwnStore<
  Item,
  Input
> {
  constructor(
    protected readonly entity: OwnEntity,
    protected readonly options: OwnTableOptions<Input>,
  ) {}

  /** Those of an account, in the order they were made. */
  list({ userId }: Owner): Promise<Item[]> {
    return this.read(`and ${this.#owned()} = $2 order by id`, userId);
  }

  async find({ userId }: Owner, id: number): Promise<Item | undefined> {
    return (await this.read(`and ${this.#owned()} = $2 and ${this.#id()} = $3`, userId, id))[0];
  }

  async create(owner: Owner, input: Input): Promise<Item> {
    const { db, origin, limit = OBJECTS, columns, written } = this.options;
    const { userId } = owner;
    const id = await db.transaction(async (unit) => {
      await this.#makeRoom(unit, userId, limit);
      const more = { tracking_origin: origin, user_id: userId, ...columns?.(input) };
      const made = await insertEntity(unit, this.entity, { ...input, id: 0 }, more);
      await written?.(unit, owner, input);
      return made;
    });
    const item = await this.find(owner, id);
    if (item === undefined) throw new Error(`a ${this.entity.name} is gone as soon as it was made`);
    return item;
  }

  async update(owner: Owner, { id }: OwnItem, input: Input): Promise<void> {
    const { db, columns, written } = this.options;
    await db.transaction(async (unit) => {
      const values: EntityValues = { ...input, id };
      await updateEntity(unit, this.entity, values, columns?.(input));
      await written?.(unit, owner, input);
    });
  }

  async delete({ userId }: Owner, id: number): Promise<boolean> {
    const { db, origin } = this.options;
    const { rowCount } = await db.query(
      `delete from ${this.entity.table} where tracking_origin = $1 and user_id = $2 and id = $3`,
      [origin, userId, id],
    );
    return rowCount > 0;
  }

  /** Those of all accounts that `where` says of; `$1` is the tracking API, `$2` the first of `values`. */
  protected async read(where: string, ...values: unknown[]): Promise<Item[]> {
    const { db, origin } = this.options;
    const { ownerAlias: owner, description } = this.entity;
    const { rows } = await db.query(
      `select ${entityColumnsSql(this.entity)}, ${this.#owned()} as "userId"
       ${entityFromSql(this.entity)} where ${owner}.tracking_origin = $1 ${where}`,
      [origin, ...values],
    );
    const members = Object.entries<Member>(description.members);
    return rows.map((row) => {
      const read = members.map(([name, member]) => [name, toValue(member, row[name])]);
      return { ...Object.fromEntries(read), userId: row['userId'] } as Item; // as it is described
    });
  }

  async #makeRoom(
    unit: Unit,
    userId: number,
    { most, code }: NonNullable<OwnTableOptions<Input>['limit']>,
  ): Promise<void> {
    const { origin } = this.options;
    await lockAccount(unit, origin, userId);
    const { rows } = await unit.query<{ count: number }>(
      `select count(*)::int as count from ${this.entity.table}
       where tracking_origin = $1 and user_id = $2`,
      [origin, userId],
    );
    if ((rows[0]?.count ?? 0) >= most) throw new ApiError(409, code, wordsOf(code));
  }

  #owned(): string {
    return `${this.entity.ownerAlias}.user_id`;
  }

  #id(): string {
    return `t.${this.entity.idColumn ?? 'id'}`;
  }
}

const toValue = ({ fallback }: Member, value: unknown): unknown =>
  value instanceof Date ? value.getTime() : (value ?? fallback);
