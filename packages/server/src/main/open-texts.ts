import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { EngineOptions } from '../engine/engine';
import type { BrandSource } from '../features/branding/brand-source';
import { DailyBudget } from '../providers/daily-budget';
import { createFirebase } from '../providers/firebase';
import { openProviders } from '../providers/open-providers';

interface TextsOptions {
  config: Pick<Config, 'providers'>;
  brand: BrandSource;
  /** Origin that links begin with. */
  publicUrl: string;
  clock: () => number;
}

/** What brings sentences to phones, as the settings say. */
export function openTexts(options: TextsOptions): NonNullable<EngineOptions['texts']> {
  const { config, brand, publicUrl, clock } = options;
  const { firebase } = config.providers;
  return {
    providers: openProviders(config.providers),
    firebase: firebase && createFirebase(firebase, clock),
    readTitle: async () => (await brand.read()).branding.title,
    publicUrl,
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
