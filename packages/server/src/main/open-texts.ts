import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { EngineOptions } from '../engine/engine';
import { createOriginOf } from '../features/themes/origin-of';
import type { BrandResolver } from '../features/themes/resolve-brands';
import { DailyBudget } from '../providers/daily-budget';
import { openLiveFirebase, openLiveProviders } from '../providers/live-providers';

interface TextsOptions {
  /** The providers as they are set up now. */
  readProviders: () => Config['providers'];
  brand: Pick<BrandResolver, 'read' | 'domainOf'>;
  /** Origin that links begin with. */
  publicUrl: string;
  clock: () => number;
}

/** What brings sentences to phones, as it is set up when something goes out. */
export function openTexts(options: TextsOptions): NonNullable<EngineOptions['texts']> {
  const { readProviders, brand, publicUrl, clock } = options;
  return {
    providers: openLiveProviders(readProviders),
    firebase: openLiveFirebase(readProviders, clock),
    readTitle: async (userId) => (await brand.read(await brand.domainOf(userId))).branding.title,
    publicUrl,
    originOf: createOriginOf(publicUrl, brand.domainOf),
  };
}

/** What an account may have sent a day, as the settings say. */
export const openBudget = ({
  config,
  database,
  clock,
}: {
  config: Pick<Config, 'dailyMost' | 'trackingUrl'>;
  database: Database;
  clock: () => number;
}): DailyBudget =>
  new DailyBudget(database, config.trackingUrl ?? ENGINE_ORIGIN, config.dailyMost, clock);
