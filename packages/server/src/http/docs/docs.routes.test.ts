import { ERROR_CODES } from '@rastro/sdk/domain';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gateRows } from '../gate/gate-rows';
import { ADMIN, startTestApp, type TestApp } from '../testing';

interface Operation {
  operationId: string;
  summary?: string;
  responses?: Record<
    string,
    { content: Record<'application/json', { schema: Parameters<typeof z.fromJSONSchema>[0] }> }
  >;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.stop());

const readDocs = async () => {
  const browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  return (await browser.call('GET /api/docs')).json as Record<string, unknown> & {
    paths: Record<string, Record<string, Operation>>;
  };
};

it('is for nobody without an account', async () => {
  expect((await server.browser().call('GET /api/docs')).status).toBe(401);
});

it('is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(await readDocs());
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

it('has every call that the product answers itself, each in a sentence', async () => {
  const { paths } = await readDocs();
  const rows = new Set(gateRows.map(({ method, template }) => `${method} ${template}`));
  const own = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .map(([method, { summary }]) => ({ call: `${method.toUpperCase()} ${template}`, summary }))
      .filter(({ call }) => !rows.has(call)),
  );
  expect(own.map(({ call }) => call)).toContain('POST /session/token');
  expect(own.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary ?? ''))).toEqual([]);
});

it.each([
  ['GET /api/session/tokens', '/session/tokens'],
  ['GET /api/session/second-factor', '/session/second-factor'],
  ['GET /api/seen-events', '/seen-events'],
  ['GET /api/ingest', '/ingest'],
  ['GET /api/geofences/1/holders', '/geofences/{id}/holders'],
  ['GET /api/maintenance/links', '/maintenance/links'],
])('%s answers as the document says', async (call, template) => {
  const { paths } = await readDocs();
  const { schema } = paths[template]!['get']!.responses!['200']!.content['application/json'];
  const browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  await browser.call('POST /api/session/token', { json: { name: 'script' } });
  await browser.call('POST /api/geofences', { json: { name: 'Yard', area: 'CIRCLE (0 0, 10)' } });
  expect(z.fromJSONSchema(schema).safeParse((await browser.call(call)).json).error).toBeUndefined();
});

it('has exactly the rows of the gate, each with its parameters and its body', async () => {
  const { paths } = await readDocs();
  const known = new Set(gateRows.map(({ method, template }) => `${method} ${template}`));
  const described = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const named = (place: string) =>
        operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
      const [body] = Object.values(operation.requestBody?.content ?? {});
      return {
        call: `${method.toUpperCase()} ${template}`,
        query: named('query').sort(),
        path: named('path').map((name) => `{${name}}`),
        body: body && Object.keys(body.schema.properties ?? {}).sort(),
      };
    }),
  );
  const rows = gateRows.map(({ method, template, query = {}, body }) => ({
    call: `${method} ${template}`,
    query: Object.keys(query).sort(),
    path: template.match(/\{\w+\}/g) ?? [],
    body: body && [...body].sort(),
  }));
  const byCall = (one: { call: string }, other: { call: string }) =>
    one.call < other.call ? -1 : 1;
  expect(described.filter(({ call }) => known.has(call)).sort(byCall)).toEqual(rows.sort(byCall));
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('lists every error code once, with what it tells people', async () => {
  const { components, paths } = (await readDocs()) as unknown as {
    components: { schemas: { ErrorCode: { oneOf: { const: string; description: string }[] } } };
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const { oneOf } = components.schemas.ErrorCode;
  expect(oneOf.map((code) => code.const)).toEqual(ERROR_CODES);
  expect(new Set(oneOf.map(({ description }) => description)).has('')).toBe(false);
  const waiting = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => '202' in responses)
      .map(([method]) => `${method} ${template}`),
  );
  expect(waiting).toEqual(['post /commands/send']);
});
