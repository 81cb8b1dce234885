import { defineFeature } from '../../features/feature';
import type { GateRow } from '../gate/gate-row';
import { registerDocsRoute } from './docs.routes';

declare module '../../features/feature' {
  interface Offers {
    /** The calls of the gate. */
    rows: readonly GateRow[];
  }
}

/** The document of the API. */
export const docsFeature = defineFeature({
  name: 'docs',
  needs: ['rows', 'identify'],
  open: (_host, needed) => ({ routes: (door) => registerDocsRoute(door, needed) }),
});
