import { defineFeature } from '../feature';
import { createStartSession, registerSessionRoutes, type StartSession } from './sign-in.routes';

declare module '../feature' {
  interface Offers {
    startSession: StartSession;
  }
}

/** Signing in and out. */
export const signInFeature = defineFeature({
  name: 'sign-in',
  needs: [
    ...([
      'sessions',
      'devices',
      'tokens',
      'throttle',
      'cookie',
      'deviceCookie',
      'identify',
    ] as const),
    ...(['access', 'accountRights', 'newEmails', 'signInWithCode'] as const),
  ],
  open({ upstream, config: { publicUrl } }, { signInWithCode: signIn, ...needed }) {
    return {
      offers: { startSession: createStartSession({ ...needed, upstream }) },
      routes: (door) => registerSessionRoutes(door, { ...needed, upstream, signIn, publicUrl }),
    };
  },
});
