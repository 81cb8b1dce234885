import type { WordsOf } from '@rastro/sdk/words';
import type { Database } from '../db/database';
import type { MayHear } from '../upstream/recipient-rights';
import type { EngineLog } from './common/engine-log';
import type { Texts } from './notifications/channels/open-channels';
import type { Push } from '../push/push';
import type { Webhooks } from '../webhooks/webhooks';
import type { DailyBudget } from '../providers/daily-budget';
import type { ReaderOf } from '../text/reader';
import type { WordsFor } from '../text/words-for';
import type { FindAddress, FindAddressNow, MailSettings } from '../mail/mail-settings';

/** Options of an engine. */
export interface EngineOptions {
  db: Database;
  /** Epoch ms now. */
  clock: () => number;
  log: EngineLog;
  /** Fixes are kept this many days. */
  retentionDays: number;
  /** The last day whose date a person vouches for, where the clock went ahead by itself. */
  checkedOnMs?: number | undefined;
  /** Messages of devices are kept word for word for a day. Default true. */
  keepsRaw?: boolean;
  /** Settings of outgoing mail; left out, there is no such channel. */
  mail?: MailSettings | undefined;
  /** Push to browsers with no page open; left out, they are not notified. */
  push?: Push | undefined;
  /** Messages to accounts' own systems; left out, there are none. */
  webhooks?: Webhooks | undefined;
  /** Asked before people are told of what they may read. Default everybody may. */
  mayHear?: MayHear | undefined;
  /** Providers of text messages to phones. Default none. */
  texts?: Texts;
  /** Daily limit of messages sent for an account. Default unlimited. */
  budget?: DailyBudget | undefined;
  /** The address of a place as text. Default: nobody looks addresses up. */
  findAddress?: FindAddress | undefined;
  /** The same of a place that can be named without waiting: fixes are stored with it. Default: none can. */
  findAddressNow?: FindAddressNow | undefined;
  /** Words for events and the server's own messages. Default the product's words. */
  wordsOf?: WordsOf | undefined;
  /** Words for messages and reports of an account. Default as `wordsOf`. */
  wordsFor?: WordsFor | undefined;
  /** Reading preferences for what accounts are sent. Default as at a Traccar. */
  readerOf?: ReaderOf | undefined;
  /** Begins the product's own attributes; rules marked with one are linked to users made later. */
  attributePrefix?: string | undefined;
  /** Computes the stored hash of a password. Default argon2id. */
  computeHash?: (password: string) => Promise<string>;
}
