import type { TelegramLinkProblem } from '@rastro/sdk/contract';
import type { TakeTurns } from '../../../db/take-turns';
import { DeliveryError } from '../../../mail/delivery-error';
import {
  BotIsHeardElsewhere,
  readUpdates,
  type TelegramSettings,
  type TelegramStart,
} from '../../../providers/telegram';
import { type LinkCodes, toBotKey } from './link-codes';

interface ListenOptions {
  codes: Pick<LinkCodes, 'tell'>;
  /** Several servers ask a bot one after the other: Telegram answers one at a time. */
  takeTurns: TakeTurns;
  answerStart: (bot: TelegramSettings, start: TelegramStart) => Promise<void>;
  clock: () => number;
}

/** More are taken the next time. */
const MAX_ROUNDS = 5;

/** Takes what was written to a bot, once; what is no Start with a code is passed over. */
export function createListenToBot({ codes, takeTurns, answerStart, clock }: ListenOptions) {
  const restingUntil = new Map<string, number>();

  const takeAll = async (bot: TelegramSettings): Promise<void> => {
    let updates = await readUpdates(bot);
    for (let round = 0; round < MAX_ROUNDS && updates.length > 0; round += 1) {
      for (const { start } of updates) if (start) await answerStart(bot, start);
      const last = Math.max(...updates.map(({ id }) => id));
      updates = await readUpdates(bot, last + 1);
    }
  };

  return async (bot: TelegramSettings): Promise<void> => {
    const key = toBotKey(bot);
    if ((restingUntil.get(key) ?? 0) > clock()) return;
    restingUntil.delete(key);
    const problem = await takeTurns(`telegram ${key}`, () => takeAll(bot)).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof DeliveryError)) throw error;
        if (error.notBeforeMs > 0) restingUntil.set(key, error.notBeforeMs);
        return toProblem(error);
      },
    );
    await codes.tell(key, problem);
  };
}

const toProblem = (error: DeliveryError): TelegramLinkProblem =>
  error instanceof BotIsHeardElsewhere ? error.by : 'away';
