import { defineFeature } from '../../../ground/feature';
import { registerEnteredAccountRoutes } from './entered-accounts.routes';

/** Logging in as another account, and the way back. */
export const enteredAccountsFeature = defineFeature({
  name: 'entered-accounts',
  needs: ['access', 'accountRights', 'changeLog', 'sessions', 'startSession', 'nameOf', 'mayEnter'],
  open: ({ upstream, clock }, needed) => ({
    routes: (door) => registerEnteredAccountRoutes(door, { ...needed, upstream, clock }),
  }),
});
