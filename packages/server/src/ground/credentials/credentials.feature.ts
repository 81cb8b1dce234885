import { HOUR_MS } from '@rastro/sdk/domain';
import { readEndNotice } from '../../db/end-notice';
import { defineFeature } from '../feature';
import { CredentialStore } from './credential-store';
import { TokensService } from './tokens.service';

declare module '../feature' {
  interface Offers {
    credentials: CredentialStore;
    tokens: TokensService;
  }
}

/** Credentials of accounts. */
export const credentialsFeature = defineFeature({
  name: 'credentials',
  open({ database, upstream, clock }) {
    const credentials = new CredentialStore(database, upstream.origin, clock);
    const stopListening = database.listen('sessions', (payload) => {
      const notice = readEndNotice(payload);
      if (notice && 'hash' in notice) credentials.tellEnded(notice.hash);
    });
    return {
      stop: stopListening,
      offers: { credentials, tokens: new TokensService(credentials, clock) },
      sweeps: [
        {
          name: 'forget old credentials',
          everyMs: HOUR_MS,
          forget: (nowMs) => credentials.sweep(nowMs),
        },
      ],
    };
  },
});
