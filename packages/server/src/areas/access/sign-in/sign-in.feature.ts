import { defineFeature } from '../../../ground/feature';
import { SessionFacts } from './session-facts';
import { createStartSession, registerSessionRoutes, type StartSession } from './sign-in.routes';

declare module '../../../ground/feature' {
  interface Offers {
    startSession: StartSession;
    sessionFacts: SessionFacts;
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
    ...(['access', 'accountRights', 'newEmails', 'signInWithCode', 'terms'] as const),
  ],
  open({ upstream, config: { publicUrl }, log }, { signInWithCode: signIn, ...offered }) {
    const sessionFacts = new SessionFacts(log);
    const needed = { ...offered, sessionFacts };
    return {
      offers: { startSession: createStartSession({ ...needed, upstream }), sessionFacts },
      routes: (door) => registerSessionRoutes(door, { ...needed, upstream, signIn, publicUrl }),
    };
  },
});
