import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import type { GateRow } from '../gate/gate-row';
import type { ListedCall } from './collect-calls';
import { buildOpenApi } from './build-openapi';

interface DocsOptions {
  rows: readonly GateRow[];
  calls: readonly ListedCall[];
}

/** `GET /api/docs`: the OpenAPI document of the gate and of the product's own calls, for whoever is signed in. */
export function registerDocsRoute(app: FastifyInstance, { rows, calls }: DocsOptions): void {
  let document: string | undefined;
  app.get(
    '/api/docs',
    describeCall({ who: 'signed-in', summary: 'This document.', answer: z.looseObject({}) }),
    async (_request, reply) => {
      document ??= JSON.stringify(buildOpenApi(rows, calls));
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(document);
    },
  );
}
