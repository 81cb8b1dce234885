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
    ...(['sessions', 'tokens', 'throttle', 'cookie', 'identify'] as const),
    ...(['access', 'accountRights', 'newEmails', 'signInWithCode'] as const),
  ],
  open({ upstream }, { signInWithCode: signIn, ...needed }) {
    return {
      offers: { startSession: createStartSession({ ...needed, upstream }) },
      routes: (door) => registerSessionRoutes(door, { ...needed, upstream, signIn }),
    };
  },
});
