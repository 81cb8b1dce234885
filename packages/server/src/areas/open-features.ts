import type { FastifyInstance } from 'fastify';
import { createScheduler, type Scheduler } from '../schedule/scheduler';
import { toSweepJob } from '../schedule/sweep';
import type { OwnResource } from '../request/own-resource';
import type { Upstream } from '../upstream/upstream';
import type { Feature, Host, Offers, OpenFeature } from '../ground/feature';
import type { Identity } from '../ground/identity/identity';

/** All features of a door, opened. */
export interface OpenFeatures {
  offers: Offers;
  /** The tracking API with all that features add to it. */
  upstream: Upstream;
  /** Resources answered instead of by the tracking API, by name. */
  resources: Readonly<Record<string, OwnResource<Identity>>>;
  scheduler: Scheduler;
  /** From now on what is done again and again is done. */
  start(): Promise<void>;
  /** Resolves once nothing is being done any more. */
  stop(): Promise<void>;
}

/** Opens features in their order. Throws where one needs what none before it offers, or two answer one resource. */
export async function openFeatures(
  features: readonly Feature[],
  host: Host,
  { door, offers: first }: { door: FastifyInstance; offers: Partial<Offers> },
): Promise<OpenFeatures> {
  const offers = { ...first } as Offers;
  const opened: OpenFeature[] = [];
  const resources: Record<string, OwnResource<Identity>> = {};
  let { upstream } = host;
  for (const feature of features) {
    const one = feature.open(host, pickNeeded(feature, offers));
    addNew(offers, one.offers, feature.name);
    addNew(resources, one.resources, feature.name);
    upstream = one.wrap?.(upstream) ?? upstream;
    await one.routes?.(door);
    opened.push(one);
  }
  const scheduler = createScheduler({
    jobs: opened.flatMap(({ jobs = [], sweeps = [] }) => [
      ...jobs,
      ...sweeps.map((sweep) => toSweepJob(offers.steadyClock, sweep)),
    ]),
    clock: host.clock,
    log: host.log,
  });
  return {
    offers,
    upstream,
    resources,
    scheduler,
    async start() {
      for (const { start } of opened) await start?.();
      scheduler.start();
    },
    async stop() {
      const ended = scheduler.stop();
      for (const { stop } of opened.toReversed()) await stop?.();
      await ended;
    },
  };
}

const pickNeeded = ({ name, needs }: Feature, offers: Offers): Offers =>
  Object.fromEntries(
    needs.map((need) => {
      if (need in offers) return [need, offers[need]];
      throw new Error(`The feature "${name}" needs "${need}", which no feature before it offers.`);
    }),
  ) as unknown as Offers;

const addNew = (all: object, more: object | undefined, feature: string): void => {
  for (const [name, value] of Object.entries(more ?? {})) {
    if (name in all) throw new Error(`The feature "${feature}" brings a second "${name}".`);
    Object.assign(all, { [name]: value });
  }
};
