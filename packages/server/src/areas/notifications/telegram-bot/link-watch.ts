import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@rastro/sdk/domain';
import { workOn } from '../../../db/work-queue/work-on';
import type { TelegramSettings } from '../../../providers/telegram';

interface LinkWatchOptions {
  /** The bots that a code waits for. */
  listBots: () => Promise<readonly TelegramSettings[]>;
  /** Takes what was written to a bot. */
  listen: (bot: TelegramSettings) => Promise<void>;
  log: { warn(facts: object, words: string): void };
}

/** Listens to bots while somebody is about to write to them, and not otherwise. */
export interface LinkWatch {
  /** Somebody is; begins where it does not listen yet. */
  begin(): void;
  /** Begins nothing more; resolves once nothing runs. */
  stop(): Promise<void>;
}

const EVERY_MS = 2 * SECOND_MS;
/** Max bots polled at once. */
const WIDTH = 4;

export function createLinkWatch({ listBots, listen, log }: LinkWatchOptions): LinkWatch {
  const end = new AbortController();
  let isWanted = false;
  let running: Promise<void> | undefined;

  const listenOn = async (): Promise<void> => {
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      const bots = await listBots();
      if (bots.length === 0) continue;
      isWanted = true;
      await workOn(bots, WIDTH, async (bot) => {
        await listen(bot);
        return !end.signal.aborted;
      });
      await wait(EVERY_MS, undefined, { ref: false, signal: end.signal }).catch(() => undefined);
    }
  };
  const run = async (): Promise<void> => {
    try {
      await listenOn();
    } catch (error) {
      // Whoever waits begins it anew by asking how it stands.
      log.warn({ err: error }, 'Bots of Telegram could not be listened to');
    } finally {
      running = undefined;
    }
  };
  return {
    begin() {
      isWanted = true;
      if (!end.signal.aborted) running ??= run();
    },
    async stop() {
      end.abort();
      await running;
    },
  };
}
