import { defineFeature } from '../../../ground/feature';
import { createSignInCalls } from './sign-in-calls';

/** Sign-ins of accounts. */
export const signInsFeature = defineFeature({
  name: 'sign-ins',
  needs: ['credentials'],
  open: (_host, { credentials }) => ({ resources: { SignIn: createSignInCalls(credentials) } }),
});
