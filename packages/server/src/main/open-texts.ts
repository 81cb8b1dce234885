import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { EngineOptions } from '../engine/engine';
import type { BrandSource } from '../features/branding/brand-source';
import { DailyLimit } from '../providers/daily-limit';
import { createFirebase } from '../providers/firebase';
import { openProviders } from '../providers/open-providers';

interface TextsOptions {
  config: Pick<Config, 'providers' | 'trackingUrl'>;
  database: Database;
  brand: BrandSource;
  /** Origin that links begin with. */
  publicUrl: string;
  clock: () => number;
}

/** What brings sentences to phones, as the settings say. */
export function openTexts(options: TextsOptions): NonNullable<EngineOptions['texts']> {
  const { config, database, brand, publicUrl, clock } = options;
  const { sms, firebase } = config.providers;
  const origin = config.trackingUrl ?? ENGINE_ORIGIN;
  return {
    providers: openProviders(config.providers),
    firebase: firebase && createFirebase(firebase, clock),
    limit: sms?.mostADay ? new DailyLimit(database, origin, sms.mostADay, clock) : undefined,
    readTitle: async () => (await brand.read()).branding.title,
    publicUrl,
  };
}
