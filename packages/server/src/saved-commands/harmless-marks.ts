import { isEqual, withHarmlessMark, withoutMark } from '@rastro/sdk/domain';
import type { Unit } from '../db/database';

/** Content of a saved command for a tracker. */
export interface CommandText {
  type: string;
  attributes: Readonly<Record<string, unknown>>;
}

/**
 * Saved commands that are called harmless. The truth is the table `harmless_command`, which keeps the words that were
 * looked at: what a tracking API has among a command's attributes counts for nothing, and other words are not harmless.
 */
export class HarmlessMarks {
  readonly #origin: string;
  readonly #prefix: string;

  constructor(options: { origin: string; prefix: string }) {
    this.#origin = options.origin;
    this.#prefix = options.prefix;
  }

  /** The words that were called harmless, by the id of their command. */
  async read(unit: Unit, ids: readonly number[]): Promise<Map<number, CommandText>> {
    const { rows } = await unit.query<CommandText & { command_id: number }>(
      `select command_id, type, attributes from harmless_command
       where tracking_origin = $1 and command_id = any($2::bigint[])`,
      [this.#origin, ids],
    );
    return new Map(rows.map(({ command_id: id, ...text }) => [id, text]));
  }

  /** The attributes of a command with the mark where these very words were called harmless, and else without it. */
  show(command: CommandText, marked: CommandText | undefined): Record<string, unknown> {
    const attributes = withoutMark(command.attributes, this.#prefix);
    return marked !== undefined && this.isSame(marked, command)
      ? withHarmlessMark(attributes, this.#prefix)
      : { ...attributes };
  }

  /** True when two commands are the same for a tracker. */
  isSame(left: CommandText, right: CommandText): boolean {
    const [one, other] = [left, right].map(({ attributes }) =>
      withoutMark(attributes, this.#prefix),
    );
    return left.type === right.type && isEqual(one, other);
  }

  async keep(
    unit: Unit,
    { id, type, attributes }: CommandText & { id: number },
    by: { userId: number; nowMs: number },
  ): Promise<void> {
    const words = JSON.stringify(withoutMark(attributes, this.#prefix));
    await unit.query(
      `insert into harmless_command (tracking_origin, command_id, type, attributes, marked_by, marked_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (tracking_origin, command_id) do update set type = excluded.type,
         attributes = excluded.attributes, marked_by = excluded.marked_by, marked_at = excluded.marked_at`,
      [this.#origin, id, type, words, by.userId, new Date(by.nowMs)],
    );
  }

  async end(unit: Unit, id: number): Promise<void> {
    await unit.query(
      'delete from harmless_command where tracking_origin = $1 and command_id = $2',
      [this.#origin, id],
    );
  }
}
