import { getProductWords } from '@rastro/sdk/words';
import type { Upstream } from '../upstream/upstream';
import { createRunSavedCommand } from './commands/run-saved-command';
import { openChannels } from './notifications/channels/open-channels';
import { listAdministrators } from './notifications/outbox/load-recipient';
import { createTellLimit } from './notifications/tell-limit';
import { createOutbox, type Outbox } from './notifications/outbox/outbox';
import { isOn } from '../mail/switched';
import type { EngineOptions } from './engine-options';
import type { EngineState } from './open-state';

/** The channels of an engine's messages, and the outbox that they wait in. */
export type EngineMessages = ReturnType<typeof openMessages>;

/** Opens the channels and the outbox. */
export function openMessages(
  options: EngineOptions,
  { loadTold, forgetRead, hub, statistics, ownCommands, providers, parts }: EngineState,
  { send }: { send: () => Upstream['send'] },
) {
  const { db, clock, log, mail, push, webhooks, texts, budget } = options;
  const { wordsOf = getProductWords } = options;
  const { wordsFor = async () => wordsOf } = options;
  const onLimit = createTellLimit({
    db,
    wordsOf,
    log,
    outbox: () => outbox,
    listAdministrators: () => listAdministrators(db),
    loadRecipient: loadTold,
    hasMail: () => isOn(mail),
  });
  const channels = openChannels({
    db,
    hub,
    clock,
    wordsOf,
    wordsFor,
    ownCommands,
    texts,
    providers,
    push,
    webhooks,
    mail,
    budget,
    onLimit,
    runCommand: createRunSavedCommand(parts),
    countMail: statistics.countMail,
    send,
    forgetRead,
  });
  const outbox: Outbox = createOutbox({
    db,
    isAlone: true,
    clock,
    log,
    channels: channels.all,
    loadRecipient: loadTold,
    mayHear: options.mayHear,
  });
  return { channels, outbox };
}
