import { defineFeature } from '../../ground/feature';
import type { GateRow } from '../gate/gate-row';
import type { ListedCall } from './collect-calls';
import { registerDocsRoute } from './docs.routes';

declare module '../../ground/feature' {
  interface Offers {
    /** The calls of the gate. */
    rows: readonly GateRow[];
    /** Those that the product answers itself. */
    calls: readonly ListedCall[];
  }
}

/** The document of the API. */
export const docsFeature = defineFeature({
  name: 'docs',
  needs: ['rows', 'calls'],
  open: (_host, needed) => ({ routes: (door) => registerDocsRoute(door, needed) }),
});
