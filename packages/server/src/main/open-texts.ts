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
  /** Lookup of resellers with providers of their own. */
  findSellers: FindSellers;
  brand: Pick<BrandResolver, 'read' | 'domainOf'>;
  /** Origin that links begin with. */
  publicUrl: string;
  clock: () => number;
}

/** Opens the providers of texts to phones, with the settings in force at each sending. */
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

/** Creates the daily budget of messages per account, as configured. */
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
