import { collectDefaultMetrics, Registry, Histogram } from 'prom-client';
import { createCallFigures, type CallFigures } from './call-figures';
import { createDatabaseFigures, type DatabaseFigures } from './database-figures';
import { createEngineFigures, type EngineFigureReader } from './engine-figures';
import { createLimitFigures, type LimitFigures } from './limit-figures';
import type { OnLineCall } from '../traccar/wire/tracking-line';
import { LATENCY_BUCKETS } from './latency-buckets';

/** Figures on calls to an external Traccar. */
interface UpstreamFigures {
  observeUpstreamCall: OnLineCall;
}

/** Latency of calls to it. */
const createUpstreamFigures = (registry: Registry): UpstreamFigures => {
  const durations = new Histogram({
    name: 'tracking_upstream_call_duration_seconds',
    help: 'Time until the Traccar elsewhere begins its answer, by how the call ended',
    labelNames: ['outcome'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  return {
    observeUpstreamCall: (outcome, durationMs) => durations.observe({ outcome }, durationMs / 1000),
  };
};

/** The figures of one server: each part tells them, `GET /metrics` shows them. */
export interface Metrics
  extends CallFigures, DatabaseFigures, EngineFigureReader, LimitFigures, UpstreamFigures {
  /** All of them as they are now, in the text form of Prometheus. */
  read(): Promise<{ text: string; type: string }>;
}

/** Figures that begin at nothing, beside those of the process. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    ...createCallFigures(registry),
    ...createDatabaseFigures(registry),
    ...createEngineFigures(registry),
    ...createLimitFigures(registry),
    ...createUpstreamFigures(registry),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
};
