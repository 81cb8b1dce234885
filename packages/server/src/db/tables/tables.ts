import type { CredentialTables } from './credential-tables';
import type { SessionTables } from './session-tables';
import type { TrackingTables } from './tracking-tables';

/** Every table of the database: the tracking engine's and the extra layer's. */
export interface Tables extends TrackingTables, CredentialTables, SessionTables {}
