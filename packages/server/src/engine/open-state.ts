import { createAccounts } from './access/accounts';
import { readAsTraccar } from './common/reader';
import { createCommandQueue } from './commands/command-queue';
import { createOwnCommandGuard } from './commands/own-commands';
import { createLiveFleet } from './devices/live-fleet';
import { createPartitions } from './ingest/partitions/partitions';
import { createKnownMembers } from './requests/known-members';
import { createHub } from './live/hub';
import { countTexts } from '../providers/text-provider';
import { loadRecipient, type LoadRecipient } from './notifications/outbox/load-recipient';
import { createDayKeeper } from './reports/days/day-keeper';
import { createRuleBook } from './rules/book/rule-book';
import { createStatistics } from './upkeep/statistics';
import type { EngineOptions } from './engine-options';

/** Parts of an engine that hold what it knows, and what reads them. */
export type EngineState = ReturnType<typeof openState>;

/** Opens what an engine keeps in memory: accounts, the fleet, days, rules and waiting commands. */
export function openState(options: EngineOptions) {
  const { db, clock, log, retentionDays, texts, budget, attributePrefix = '' } = options;
  const { readerOf = readAsTraccar } = options;
  const loadTold: LoadRecipient = (userId) => loadRecipient(db, userId, clock(), readerOf);
  const accounts = createAccounts(db);
  const members = createKnownMembers(db);
  const forgetRead = (): void => {
    accounts.forget();
    members.forget();
  };
  const fleet = createLiveFleet();
  const hub = createHub(db, fleet, clock);
  const days = createDayKeeper({ db, clock, retentionDays });
  const partitions = createPartitions({ retentionDays, listeners: [days] });
  const statistics = createStatistics(clock());
  const queue = createCommandQueue();
  const rules = createRuleBook((problem) => log.warn({}, problem));
  const ownCommands = createOwnCommandGuard();
  const providers = (texts?.providers ?? []).map((provider) =>
    provider.type === 'sms' ? countTexts(provider, statistics.countSms) : provider,
  );
  const sms = providers.find(({ type }) => type === 'sms');
  return {
    loadTold,
    accounts,
    members,
    forgetRead,
    fleet,
    hub,
    days,
    partitions,
    statistics,
    queue,
    rules,
    ownCommands,
    providers,
    parts: { db, fleet, rules, queue, ownCommands, sms, budget, attributePrefix, clock, log },
  };
}
