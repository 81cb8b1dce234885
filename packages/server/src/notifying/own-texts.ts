import type { Database } from '../db/database';
import type { EngineLog } from '../engine/common/engine-log';
import type { EngineOptions } from '../engine/engine';
import { countTexts } from '../providers/text-provider';
import type { Upstream } from '../upstream/upstream';
import { answerStatistics, CountedTexts } from './counted-texts';
import { answerTextCommands } from './text-commands';

interface OwnTextsOptions {
  database: Database;
  /** Origin of the external tracking API. */
  origin: string;
  texts: NonNullable<EngineOptions['texts']>;
  /** Max number of messages per account and day; unlimited when left out. */
  budget?: EngineOptions['budget'];
  /** Begins the product's own attributes. */
  prefix: string;
  clock: () => number;
  log: EngineLog;
}

/** The gateway of this server in front of a tracking API elsewhere: what it takes is counted, and commands go by it. */
export function openOwnTexts(options: OwnTextsOptions) {
  const { database, origin, texts, budget, prefix, clock, log } = options;
  const counted = new CountedTexts(database, origin, clock);
  const count = (): void => {
    counted.count().catch((error: unknown) => {
      log.warn({ err: error }, 'A short message that went out is not counted');
    });
  };
  const providers = texts.providers.map((provider) =>
    provider.type === 'sms' ? countTexts(provider, count) : provider,
  );
  const sms = providers.find(({ type }) => type === 'sms');
  return {
    texts: { ...texts, providers },
    /**
     * Wraps the tracking API with commands of the text channel and statistics by this gateway;
     * unchanged without one.
     */
    answer: (upstream: Upstream): Upstream =>
      sms
        ? answerStatistics(
            answerTextCommands({ upstream, database, sms, budget, prefix, log }),
            counted,
          )
        : upstream,
    sweep: (nowMs: number) => counted.sweep(nowMs),
  };
}
