import { type DueNotice, dueNotice } from '@rastro/sdk/contract';
import type { Unit } from '../../../db/database';
import { toOwnEntity } from '../../../entities/own-entity';
import { OwnTable } from '../../../ground/own-resources/own-table';
import type { InputOf } from '../../../ground/own-resources/to-input';

/** A notice of an account. */
export interface StoredNotice extends DueNotice {
  userId: number;
}

const NOTICE = toOwnEntity(dueNotice, { table: 'due_notice' });

/** One may want to know of the same thing weeks before, and a day before. */
const MAX = 10;

/** Due notices that accounts want, and those already sent. */
export class DueNoticeStore extends OwnTable<StoredNotice, InputOf<(typeof dueNotice)['members']>> {
  readonly #db: Unit;

  constructor(db: Unit, origin: string) {
    super(NOTICE, { db, origin, limit: { most: MAX, code: 'OBJECT_LIMIT_REACHED' } });
    this.#db = db;
  }

  /** Those of all accounts, each account's together. */
  listAll(): Promise<StoredNotice[]> {
    return this.read('order by t.user_id, t.id');
  }

  /** Marks these as told, as part of the caller's transaction, and gives those that were not before. */
  async mark(
    unit: Unit,
    { id }: StoredNotice,
    { keys, at }: { keys: readonly string[]; at: Date },
  ): Promise<Set<string>> {
    const { rows } = await unit.query<{ subject: string }>(
      `insert into told_notice (notice_id, subject, told_at)
       select $1, unnest($2::text[]), $3 where exists (select from due_notice where id = $1)
       on conflict do nothing returning subject`,
      [id, keys, at],
    );
    return new Set(rows.map(({ subject }) => subject));
  }

  /** Forgets what was told before that moment: it is over by then. */
  async sweep(before: Date): Promise<void> {
    await this.#db.query('delete from told_notice where told_at < $1', [before]);
  }
}
