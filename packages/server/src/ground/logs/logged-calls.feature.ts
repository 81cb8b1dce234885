import { defineFeature } from '../feature';
import { registerLoggedCalls } from './logged-calls';

/** Writes down what passes no gate, and what is refused. */
export const loggedCallsFeature = defineFeature({
  name: 'logged-calls',
  needs: ['identify', 'identifyKey', 'changeLog', 'refusalLog', 'nameOf'],
  open: ({ log }, needed) => ({ routes: (door) => registerLoggedCalls(door, { ...needed, log }) }),
});
