import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { DescribedCall } from '../../request/describe-call';

/** A call of the product's own with its method and its path below `/api`, as `/session/tokens/{id}`. */
export interface ListedCall extends DescribedCall {
  method: string;
  template: string;
}

const API = '/api';
const UNDESCRIBED = { summary: '', answer: z.looseObject({}) };

/** Collects the calls of all routes below `/api` that the door gets from now on; what is not described has no summary. */
export function collectCalls(door: FastifyInstance): readonly ListedCall[] {
  const calls: ListedCall[] = [];
  door.addHook('onRoute', ({ method, url, config }) => {
    if (url.includes('*') || !url.startsWith(`${API}/`)) return;
    const template = url.slice(API.length).replace(/:(\w+)/g, '{$1}');
    for (const one of [method].flat().filter((name) => name !== 'HEAD')) {
      const { call = UNDESCRIBED, who = 'signed-in' } = config ?? {};
      calls.push({ ...call, who, method: one, template });
    }
  });
  return calls;
}
