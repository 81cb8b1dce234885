import type { FastifyInstance } from 'fastify';
import { unauthorized } from '../../request/api-error';
import type { GateRow } from '../gate/gate-row';
import type { Identify } from '../../features/identity/identity';
import { buildOpenApi } from './build-openapi';

/** `GET /api/docs`: the OpenAPI document of the gate, for whoever is signed in. */
export function registerDocsRoute(
  app: FastifyInstance,
  { rows, identify }: { rows: readonly GateRow[]; identify: Identify },
): void {
  let document: string | undefined;
  app.get('/api/docs', async (request, reply) => {
    if ((await identify(request)) === undefined) throw unauthorized();
    document ??= JSON.stringify(buildOpenApi(rows));
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(document);
  });
}
