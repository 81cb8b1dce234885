import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { CredentialStore } from './credential-store';
import { TokensService } from './tokens.service';

declare module '../feature' {
  interface Offers {
    credentials: CredentialStore;
    tokens: TokensService;
  }
}

/** What accounts are let in with. */
export const credentialsFeature = defineFeature({
  name: 'credentials',
  open({ database, upstream, clock }) {
    const credentials = new CredentialStore(database, upstream.origin, clock);
    return {
      offers: { credentials, tokens: new TokensService(credentials, clock) },
      jobs: [{ name: 'forget old credentials', everyMs: HOUR_MS, run: () => credentials.sweep() }],
    };
  },
});
