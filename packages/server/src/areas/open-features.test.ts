import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Feature, Host, OpenFeature } from '../ground/feature';
import { openFeatures } from './open-features';

const host = {
  upstream: { asked: ['tracking'] },
  clock: Date.now,
  log: { error: () => undefined },
} as unknown as Host;

const feature = (name: string, brings: OpenFeature, needs: string[] = []): Feature => ({
  name,
  needs: needs as [],
  open: () => brings,
});

const open = (...features: Feature[]) =>
  openFeatures(features, host, { door: Fastify(), offers: {} });

it('gives each feature what those before it offer, and no more', async () => {
  const offers = { one: 1, two: 2 } as object;
  let given: unknown;
  await open(feature('first', { offers }), {
    ...feature('second', {}, ['two']),
    open(_host, needed) {
      given = needed;
      return {};
    },
  });
  expect(given).toEqual({ two: 2 });
});

it('names the feature that needs what none before it offers', async () => {
  const offers = { late: 1 } as object;
  await expect(open(feature('early', {}, ['late']), feature('after', { offers }))).rejects.toThrow(
    'The feature "early" needs "late", which no feature before it offers.',
  );
});

it('refuses two features that answer the same resource', async () => {
  const resources = { Share: {} as never };
  await expect(open(feature('one', { resources }), feature('two', { resources }))).rejects.toThrow(
    'The feature "two" brings a second "Share".',
  );
});

it('lets a call meet the last feature first, and stops the last first', async () => {
  const order: string[] = [];
  const wrapping = (name: string) =>
    feature(name, {
      wrap: (tracking) =>
        ({ asked: [name, ...(tracking as unknown as { asked: string[] }).asked] }) as never,
      start: () => void order.push(`start ${name}`),
      stop: () => void order.push(`stop ${name}`),
    });
  const opened = await open(wrapping('inner'), wrapping('outer'));
  expect(opened.upstream).toEqual({ asked: ['outer', 'inner', 'tracking'] });
  await opened.start();
  await opened.stop();
  expect(order).toEqual(['start inner', 'start outer', 'stop outer', 'stop inner']);
});
