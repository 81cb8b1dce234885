import { defineFeature } from '../../../ground/feature';
import { RecoveryCodes } from './recovery-codes';
import { registerSecondFactorRoutes } from './second-factor.routes';
import { createSignInWithCode, type SignInWithCode } from './sign-in-with-code';

declare module '../../../ground/feature' {
  interface Offers {
    recoveryCodes: RecoveryCodes;
    signInWithCode: SignInWithCode;
  }
}

/** One-time codes beside the password. */
export const secondFactorFeature = defineFeature({
  name: 'second-factor',
  needs: ['access', 'guard'],
  open({ database, upstream, brand, clock }, needed) {
    const recoveryCodes = new RecoveryCodes(database, upstream.origin, clock);
    return {
      offers: {
        recoveryCodes,
        signInWithCode: createSignInWithCode({ upstream, db: database, recoveryCodes, clock }),
      },
      routes: (door) =>
        registerSecondFactorRoutes(door, {
          ...needed,
          upstream,
          database,
          recoveryCodes,
          clock,
          issuer: async () => (await brand.read()).branding.productName,
        }),
    };
  },
});
