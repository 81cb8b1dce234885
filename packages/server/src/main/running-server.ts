import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { ServedBrand } from '../ground/branding/brand-source';
import type { FirstSteps } from './ensure-administrator';

/** Inputs of a start, including its settings. */
export interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
  /** Folder of the built console; left out, the one of the build, when there is one. */
  consoleDir?: string | undefined;
  /** Ends the process for a supervisor to start it again. */
  onRestart?: () => void;
  /** The server cannot go on. */
  onFatal: (error: Error) => void;
  /** Told as soon as the console can be loaded: the rest of the start goes on meanwhile. */
  onPages?: (pages: { url: string; brand: ServedBrand }) => void;
  /** Told how to get in as soon as it is known, also when the start fails later. */
  onFirstSteps?: (firstSteps: FirstSteps) => void;
}

/** Ports that were got. */
export interface ServerPorts {
  port: number;
  /** Undefined with a tracking server elsewhere. */
  ingestPort?: number;
  /** Undefined while that door is closed. */
  enginePort?: number;
  /** Undefined while nobody reads figures. */
  metricsPort?: number;
  /** Undefined while nothing is forwarded here. */
  receiverPort?: number;
}

/** A server that listens. */
export interface RunningServer extends ServerPorts {
  firstSteps: FirstSteps;
  /** The brand it started with. */
  brand: ServedBrand;
  /** Stops gracefully, in the order that loses nothing acknowledged. */
  stop(): Promise<void>;
}
