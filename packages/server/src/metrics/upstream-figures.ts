import { Histogram, type Registry } from 'prom-client';
import type { OnLineCall } from '../traccar/wire/tracking-line';
import { LATENCY_BUCKETS } from './latency-buckets';

/** Figures on calls to an external Traccar. */
export interface UpstreamFigures {
  observeUpstreamCall: OnLineCall;
}

/** Latency of calls to it. */
export const createUpstreamFigures = (registry: Registry): UpstreamFigures => {
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
