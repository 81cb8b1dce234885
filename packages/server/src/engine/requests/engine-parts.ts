import type { CredentialEnds } from '../../upstream/credential-ends';
import type { Accounts } from '../access/accounts';
import type { EngineLog } from '../common/engine-log';
import type { LiveFleet } from '../devices/live-fleet';
import type { AccumulatorChange } from '../ingest/batch/job';
import type { CommandQueue } from '../commands/command-queue';
import type { KnownMembers } from './known-members';
import type { Hub } from '../live/hub';
import type { DailyBudget } from '../../providers/daily-budget';
import type { ReaderOf } from '../../text/reader';
import type { WordsFor } from '../../text/words-for';
import type { TextProvider } from '../../providers/text-provider';
import type { Channel } from '../notifications/channels/channel';
import type { Outbox } from '../notifications/outbox/outbox';
import type { FindAddress } from '../../mail/mail-settings';
import type { DayKeeper } from '../reports/days/day-keeper';
import type { RuleBook } from '../rules/book/rule-book';

/** Parts that the handlers share for as long as the engine lives. */
export interface EngineParts {
  /** Cached accounts as of the last write, like `members`. */
  accounts: Accounts;
  members: KnownMembers;
  /** Whatever is kept as of the last write: there is a new one. */
  forgetRead(): void;
  fleet: LiveFleet;
  hub: Hub;
  rules: RuleBook;
  /** Kept days, which reports need not go through again. */
  days: DayKeeper;
  queue: CommandQueue;
  /** The notification channels that are configured. */
  channels: readonly Channel[];
  outbox: Outbox;
  /** Sends commands to the phones of devices; undefined where there is no gateway. */
  sms: TextProvider | undefined;
  /** Daily limit of messages sent for an account; undefined for no limit. */
  budget: DailyBudget | undefined;
  /** The address of a place as text; undefined where nobody looks addresses up. */
  findAddress: FindAddress | undefined;
  wordsFor: WordsFor;
  readerOf: ReaderOf;
  /** Begins the product's own attributes; undefined where it has none. */
  attributePrefix: string | undefined;
  credentialEnds: CredentialEnds;
  clock: () => number;
  log: EngineLog;
  /** Takes long: never inside a transaction. */
  computeHash(password: string): Promise<string>;
  /** Rewrites the counters of a device's latest fix; resolves when stored. */
  setAccumulators(change: AccumulatorChange): Promise<void>;
}
