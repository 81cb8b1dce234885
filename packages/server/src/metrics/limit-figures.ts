import { Counter, type Registry } from 'prom-client';
import type { DoorLimits } from '../listener/door-limits';

/** Figures on calls rejected by rate limits. */
export interface LimitFigures {
  /** The same limits, whose refusals are counted. */
  watchLimits(limits: DoorLimits): DoorLimits;
}

/** Refusals at all doors, by what was refused. */
export const createLimitFigures = (registry: Registry): LimitFigures => {
  const refused = new Counter({
    name: 'tracking_limited_total',
    help: 'What was refused because an address, an account or a device asked too much',
    labelNames: ['kind'],
    registers: [registry],
  });
  const counted =
    <A extends unknown[]>(kind: string, take: (...args: A) => boolean) =>
    (...args: A): boolean => {
      const isTaken = take(...args);
      if (!isTaken) refused.inc({ kind });
      return isTaken;
    };
  for (const kind of ['call', 'message', 'socket']) refused.inc({ kind }, 0);
  return {
    watchLimits: ({ takeCall, takeMessage, openSocket, ...limits }) => ({
      ...limits,
      takeCall: counted('call', takeCall),
      takeMessage: counted('message', takeMessage),
      openSocket: counted('socket', openSocket),
    }),
  };
};
