import { readEscalation } from '@rastro/sdk/domain';
import type { Database } from '../db/database';
import type { EscalationSources } from '../engine/notifications/escalation/escalation-sources';
import { IS_RESOLVED_SQL } from '../engine/notifications/escalation/escalation-sql';
import {
  MAX_TURNS,
  toTurns,
  WAITING_COLUMNS,
  type WaitingRow,
} from '../engine/notifications/escalation/to-turns';
import { findSeen } from '../ground/access/alarm-visibility';
import type { ReadAlarmTurns } from '../upstream/read-alarm-turns';
import type { Upstream } from '../upstream/upstream';
import { readWholeRule } from './own-channels';
import type { ReadRules } from './read-rules';

/** Creates the sources of alarm escalation, read from an external tracking API. */
export const createForeignSources = (rules: ReadRules, prefix: string): EscalationSources => ({
  async readRule(ruleId) {
    const rule = (await rules.list()).find(({ id }) => id === ruleId);
    return rule ? readWholeRule(rule, prefix) : null;
  },
  async listTellable({ contacts, ruleId, deviceId }) {
    const names = new Map<number, string>();
    if (contacts.length === 0) return names;
    const owners = await rules.listOwners(ruleId);
    for (const id of contacts) {
      const to = await rules.readRecipient(id);
      if (!to || !(await rules.sees(id, deviceId))) continue;
      if (await rules.isManagedBy(id, owners)) names.set(id, to.name);
    }
    return names;
  },
  loadRecipient: rules.readRecipient,
});

const WAITING_SQL = `
  select ${WAITING_COLUMNS}, e.notification_id from escalations e
  where e.tracking_origin = $1 and not ${IS_RESOLVED_SQL('$1')} order by e.next_at limit ${MAX_TURNS}`;

type Row = WaitingRow & { notification_id: number };

/** Says whose turn it will be of alarms that wait, to who sees their vehicles. */
export const createReadForwardedTurns =
  ({
    database,
    upstream,
    sources,
    prefix,
  }: {
    database: Pick<Database, 'query'>;
    upstream: Pick<Upstream, 'send' | 'origin'>;
    sources: EscalationSources;
    prefix: string;
  }): ReadAlarmTurns =>
  async (userId) => {
    const { rows } = await database.query<Row & Record<string, unknown>>(WAITING_SQL, [
      upstream.origin,
    ]);
    const deviceIds = rows.map(({ device_id: id }) => id);
    const seen = await findSeen(upstream, userId, deviceIds);
    const names = new Map<number, ReadonlyMap<number, string>>();
    const waiting = [];
    for (const row of rows.filter(({ device_id: id }) => seen.has(id))) {
      const { id, notification_id: ruleId, device_id: deviceId } = row;
      const rule = await sources.readRule(ruleId);
      const escalation = rule && readEscalation(rule, prefix);
      const contacts = escalation?.contacts ?? [];
      names.set(id, await sources.listTellable({ contacts, ruleId, deviceId }));
      waiting.push({ row, escalation });
    }
    return toTurns(waiting, ({ id }, contact) => names.get(id)?.get(contact));
  };
