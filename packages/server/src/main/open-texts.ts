import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { EngineOptions } from '../engine/engine';
import { createOriginOf } from '../ground/themes/origin-of';
import type { BrandResolver } from '../ground/themes/resolve-brands';
import { DailyBudget } from '../providers/daily-budget';
import type { FindSellers } from '../integrations/find-sellers';
import type { Integrations } from '../integrations/integrations';
import { openLiveFirebase, openLiveProviders } from '../providers/live-providers';

interface TextsOptions {
  integrations: Pick<Integrations, 'now' | 'hasOwn'>;
  /** Who has providers of its own. */
  findSellers: FindSellers;
  brand: Pick<BrandResolver, 'read' | 'domainOf'>;
  /** Origin that links begin with. */
  publicUrl: string;
  clock: () => number;
}

/** What brings sentences to phones, as it is set up when something goes out. */
export function openTexts(options: TextsOptions): NonNullable<EngineOptions['texts']> {
  const { integrations, findSellers: find, brand, publicUrl, clock } = options;
  const { hasOwn } = integrations;
  const readProviders = () => integrations.now().providers;
  return {
    providers: openLiveProviders(readProviders, { find, hasOwn, clock }),
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
  config: Pick<Config, 'dailyMost' | 'dailyMostOfTree' | 'trackingUrl'>;
  database: Database;
  clock: () => number;
}): DailyBudget =>
  new DailyBudget(
    database,
    config.trackingUrl ?? ENGINE_ORIGIN,
    config.dailyMost,
    clock,
    config.dailyMostOfTree,
  );
