import { defineFeature } from '../feature';
import { createSignInCalls } from './sign-in-calls';

/** Where accounts are signed in. */
export const signInsFeature = defineFeature({
  name: 'sign-ins',
  needs: ['credentials'],
  open: (_host, { credentials }) => ({ resources: { SignIn: createSignInCalls(credentials) } }),
});
