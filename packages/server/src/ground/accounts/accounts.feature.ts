import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../feature';
import { LoginThrottle } from '../sessions/login-throttle';
import { createOwnGuard, type OwnGuard } from './own-guard';
import { PasswordPolicy } from './password-policy';

declare module '../feature' {
  interface Offers {
    passwords: PasswordPolicy;
    throttle: LoginThrottle;
    guard: OwnGuard;
  }
}

/** Protection of accounts from being guessed or taken over. */
export const accountsFeature = defineFeature({
  name: 'accounts',
  open({ config, database, upstream, clock }) {
    const throttle = new LoginThrottle(database, clock);
    return {
      offers: {
        passwords: new PasswordPolicy(database, config.passwordMinLength),
        throttle,
        guard: createOwnGuard({ upstream, throttle }),
      },
      sweeps: [
        {
          name: 'forget failed sign-ins',
          everyMs: HOUR_MS,
          forget: (nowMs) => throttle.sweep(nowMs),
        },
      ],
    };
  },
});
