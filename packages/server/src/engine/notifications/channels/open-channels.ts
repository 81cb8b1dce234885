import type { WordsOf } from '@rastro/sdk/words';
import type { Database } from '../../../db/database';
import type { MailSettings } from '../../../mail/mail-settings';
import type { Firebase } from '../../../providers/firebase';
import type { TextProvider } from '../../../providers/text-provider';
import type { Push } from '../../../push/push';
import type { WordsFor } from '../../../text/words-for';
import type { Webhooks } from '../../../webhooks/webhooks';
import type { Upstream } from '../../../upstream/upstream';
import type { OwnCommandGuard } from '../../../upstream/own-commands';
import type { Hub } from '../../live/hub';
import { createAppChannel } from './app-channel';
import { createAppTokens } from './app-tokens';
import type { Channel } from './channel';
import { createFenceLockChannel } from './fence-lock-channel';
import { createMailChannel } from './mail-channel';
import { createMailSources } from './mail-sources';
import { createPushChannel } from './push-channel';
import { type BudgetOptions, spendBudget } from './spend-budget';
import { createTextChannel, type TextChannelOptions } from './text-channel';
import { createWebhookChannel } from './webhook-channel';
import { createWebChannel } from './web-channel';
import { refused } from '../../common/engine-error';

/** Sends the saved command of a rule to the device its event is about. */
const createCommandChannel = (
  runCommand: (commandId: number, deviceId: number, userId: number) => Promise<void>,
): Channel => ({
  type: 'command',
  isQueued: false,
  async deliver(message, { userId }) {
    // A test has no device to go to.
    if (message.kind !== 'event') throw refused('Saved command not provided');
    if (message.commandId) await runCommand(message.commandId, message.facts.device.id, userId);
  },
});

/** Providers of messages to phones. */
export type Texts = Omit<TextChannelOptions, 'provider' | 'wordsFor'> & {
  providers: readonly TextProvider[];
  /** Messages to apps; left out, there is no such channel. */
  firebase?: Firebase | undefined;
};

interface ChannelsOptions extends BudgetOptions {
  db: Database;
  hub: Hub;
  clock: () => number;
  /** Words of the server, used for what sockets carry. */
  wordsOf: WordsOf;
  wordsFor: WordsFor;
  runCommand: Parameters<typeof createCommandChannel>[0];
  ownCommands: Pick<OwnCommandGuard, 'take'>;
  texts: Texts | undefined;
  /** Those of `texts`, counted. */
  providers: readonly TextProvider[];
  push: Push | undefined;
  webhooks: Webhooks | undefined;
  mail: MailSettings | undefined;
  countMail: () => void;
  /** The engine's own, which is made later. */
  send: () => Upstream['send'];
  /** Has everything cached of accounts read anew. */
  forgetRead: () => void;
}

/** Channels that a rule can be told by, and `all` of them: with the one that locks engines by itself. */
export const openChannels = (
  options: ChannelsOptions,
): { told: readonly Channel[]; all: readonly Channel[] } => {
  const { db, hub, clock, wordsFor, texts, push, webhooks, mail, ownCommands } = options;
  const told = [
    createWebChannel(hub, clock, options.wordsOf),
    createCommandChannel(options.runCommand),
  ];
  for (const provider of options.providers) {
    told.push(spendBudget(createTextChannel({ ...texts!, provider, wordsFor }), options));
  }
  if (texts?.firebase) {
    const { firebase, readTitle } = texts;
    const tokens = createAppTokens(db, options.forgetRead);
    told.push(createAppChannel({ firebase, tokens, readTitle, wordsFor, clock }));
  }
  if (push) told.push(createPushChannel({ push, wordsFor, clock }));
  if (webhooks) told.push(createWebhookChannel(webhooks));
  if (mail) {
    const sources = {
      ...createMailSources(db, clock, options.send, options.countMail),
      wordsFor,
    };
    told.push(spendBudget(createMailChannel(mail, sources), options));
  }
  return { told, all: [...told, createFenceLockChannel(db, ownCommands.take)] };
};
