import { createUserAgent } from '../../ground/branding/create-user-agent';
import { defineFeature } from '../../ground/feature';
import { checkSeller } from '../../integrations/read-integration';
import { ResellerStore } from '../../ground/accounts/reseller-store';
import { createReadReader } from '../../ground/sessions/read-reader';
import { readUser } from '../../ground/sessions/read-user';
import { registerIntegrationRoutes } from './integrations.routes';
import { createTestIntegration, type TestedAccount } from './test-integration';

/** The services that the server works with: saved, tried and forgotten on the screen. */
export const integrationsFeature = defineFeature({
  name: 'integrations',
  needs: ['access', 'changeLog'],
  open({ integrations, database, upstream, brand, config, mail, clock }, needed) {
    const resellers = new ResellerStore(database, upstream.origin, clock);
    const isReseller = async (userId: number) => (await resellers.read(userId)).length > 0;
    const readReader = createReadReader(upstream, brand.readerOf);
    const test = createTestIntegration({
      integrations,
      mail,
      wordsTo: async (account) =>
        (await brand.wordsFor(account.id))((await readReader(account)).language),
      readTitle: async (userId) => (await brand.read(await brand.domainOf(userId))).branding.title,
      userAgent: createUserAgent(brand, config.publicUrl),
      readAccount: async (userId) => JSON.parse(await readUser(upstream, userId)) as TestedAccount,
    });
    return {
      routes: (door) =>
        registerIntegrationRoutes(door, {
          ...needed,
          integrations,
          test,
          isReseller,
          checkSeller,
          prefix: brand.attributePrefix,
        }),
    };
  },
});
