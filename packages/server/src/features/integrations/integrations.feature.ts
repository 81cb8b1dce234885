import { createUserAgent } from '../branding/create-user-agent';
import { defineFeature } from '../feature';
import { checkSeller } from '../../integrations/read-integration';
import { ResellerStore } from '../resellers/reseller-store';
import { readUser } from '../sessions/read-user';
import { registerIntegrationRoutes } from './integrations.routes';
import { createTestIntegration } from './test-integration';

/** The services that the server works with: saved, tried and forgotten on the screen. */
export const integrationsFeature = defineFeature({
  name: 'integrations',
  needs: ['access', 'changeLog'],
  open({ integrations, database, upstream, brand, config, mail, clock }, needed) {
    const resellers = new ResellerStore(database, upstream.origin, clock);
    const isReseller = async (userId: number) => (await resellers.read(userId)).length > 0;
    const test = createTestIntegration({
      ...{ integrations, mail, wordsOf: brand.wordsOf },
      readTitle: async (userId) => (await brand.read(await brand.domainOf(userId))).branding.title,
      userAgent: createUserAgent(brand, config.publicUrl),
      readAccount: async (userId) =>
        JSON.parse(await readUser(upstream, userId)) as Record<string, unknown>,
    });
    return {
      routes: (door) =>
        registerIntegrationRoutes(door, {
          ...{ ...needed, integrations, test, isReseller, checkSeller },
          prefix: brand.attributePrefix,
        }),
    };
  },
});
