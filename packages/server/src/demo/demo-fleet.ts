import type { Words } from '@rastro/sdk/words';
import type { Database } from '../db/database';
import type { IngestMessage } from '../engine/ingest/messages/ingest-message';
import type { OpenHistory } from '../engine/ingest/history-opener';
import type { Upstream } from '../upstream/upstream';
import type { Webhooks } from '../webhooks/webhooks';
import type { DemoLog } from './demo-log';
import type { FleetDay } from './day/fleet-day';
import type { BillingProvider } from '../areas/billing/provider';
import type { FirstAdministrator } from '../areas/access/setup/setup.service';

/** Engine functions the demo needs. */
export interface DemoEngine {
  upstream: Upstream;
  ingestMany(messages: readonly IngestMessage[], options?: { silent: boolean }): Promise<unknown>;
  readonly openHistory: OpenHistory;
}

/** Options of a demo fleet. */
export interface DemoFleetOptions {
  db: Database;
  engine: DemoEngine;
  clock: () => number;
  log: DemoLog;
  /** File time for each unit of real time. Default 1. */
  speed?: number;
  adminEmail: string;
  /** Default: a random one. */
  adminPassword?: string | undefined;
  day: FleetDay;
  /** Before the names of the product's own attributes. */
  attributePrefix: string;
  /** Messages to accounts' own systems. */
  webhooks: Webhooks;
  /** Payment provider for its bills; default none. */
  payments?: Pick<BillingProvider, 'send' | 'findPayer'> | undefined;
  /** Says what things are called, in the language of the server. */
  t: Words['t'];
  /** Reads the addresses that fixes are stored with; left out, they have none. */
  preparePlaces?: (() => Promise<void>) | undefined;
}

/** Public facts about the demo. */
export interface DemoFleetInfo {
  attribution: string;
  /** Fixes of the history that are stored, and all of them. */
  history: { done: number; total: number };
}

/** Credentials of the demo's driver. */
export interface FirstDriver {
  username: string;
  password: string;
}

/** A demo fleet on an open database. */
export interface DemoFleet {
  /** Administrator created at this start, to be printed once; null at later starts. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** The driver that this very start makes once the history is loaded, to be printed once; null at later starts. */
  readonly firstDriver: FirstDriver | null;
  info(): DemoFleetInfo;
  /** The read-only user behind the one click. */
  signInUserId(): number;
  /** Loads the history and plays live towards the ingest port; returns at once. */
  start(ingestUrl: string): void;
  /** Stops and remembers the file's clock. */
  close(): Promise<void>;
}
