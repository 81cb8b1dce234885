import type { Database } from '../../../db/database';
import type { LoadRecipient } from '../outbox/load-recipient';
import { MAY_BE_TOLD_SQL } from './escalation-sql';

/** Rule and contacts behind an alarm that escalates. Throws where they cannot be read now. */
export interface EscalationSources {
  /** A rule as it is now, with all its channels; null for one that was deleted. */
  readRule(
    ruleId: number,
  ): Promise<{ notificators: string | null; attributes: Record<string, unknown> } | null>;
  /**
   * Lists those of these accounts that may be notified, with their names: they see the vehicle, and
   * have the rule or are managed by somebody who has it.
   */
  listTellable(asked: {
    contacts: readonly number[];
    ruleId: number;
    deviceId: number;
  }): Promise<ReadonlyMap<number, string>>;
  /** An account as the recipient of an alarm; null for who gets nothing any more. */
  loadRecipient: LoadRecipient;
}

const CONTACTS_SQL = `
  select u.id, u.name from users u where u.id = any($1::bigint[])
    and ${MAY_BE_TOLD_SQL({ device: '$2', rule: '$3', now: '$4' })}`;

/** Creates the sources that read from the engine. */
export const createEngineSources = (
  db: Database,
  loadRecipient: LoadRecipient,
  clock: () => number,
): EscalationSources => ({
  async readRule(ruleId) {
    const { rows } = await db.query<{
      notificators: string | null;
      attributes: Record<string, unknown>;
    }>('select notificators, attributes from notifications where id = $1', [ruleId]);
    return rows[0] ?? null;
  },
  async listTellable({ contacts, ruleId, deviceId }) {
    if (contacts.length === 0) return new Map();
    const asked = [contacts, deviceId, ruleId, new Date(clock())];
    const { rows } = await db.query<{ id: number; name: string }>(CONTACTS_SQL, asked);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  loadRecipient,
});
