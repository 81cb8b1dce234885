import { Gauge, Histogram, type Registry } from 'prom-client';
import type { AnsweredCall } from '../listener/answered-call';
import { LATENCY_BUCKETS } from './latency-buckets';

/** The product's door, and the one for clients made for Traccar. */
export type Door = 'product' | 'engine';

/** Calls and sockets by door. */
export interface CallFigures {
  observeCall(door: Door, call: AnsweredCall): void;
  /** From now on `count` is asked how many sockets are open there. */
  showSockets(door: Door, count: () => number): void;
}

/** Whatever is no route is one line: who asks for addresses that are not there makes no new ones. */
const NO_ROUTE = { method: 'other', route: 'other' };

/** Latency of calls and open sockets. */
export const createCallFigures = (registry: Registry): CallFigures => {
  const durations = new Histogram({
    name: 'tracking_http_request_duration_seconds',
    help: 'Time to the end of an answer, by door, route and class of status',
    labelNames: ['door', 'method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  const doors = new Map<Door, () => number>();
  new Gauge({
    name: 'tracking_open_sockets',
    help: 'Live sockets that are open, by door',
    labelNames: ['door'],
    registers: [registry],
    collect() {
      for (const [door, count] of doors) this.set({ door }, count());
    },
  });
  return {
    observeCall(door, { method, template, status, durationMs }) {
      const route = template === null ? NO_ROUTE : { method, route: template };
      const labels = { door, ...route, status: `${Math.floor(status / 100)}xx` };
      durations.observe(labels, durationMs / 1000);
    },
    showSockets: (door, count) => void doors.set(door, count),
  };
};
