import { decodeIntegration, decodeIntegrations, decodeIntegrationTest } from '../contract';
import type { IntegrationCalls } from './calls/integration-calls';
import { decodeBody, type Request } from './request/create-request';

/** Makes the calls for the services that the server works with. */
export function createIntegrations(request: Request, timeoutMs: number): IntegrationCalls {
  const root = '/integrations';
  const pathOf = (key: string) => `${root}/${encodeURIComponent(key)}`;
  return {
    async list({ signal } = {}) {
      const call = { method: 'GET', path: root, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeIntegrations);
    },
    async save(key, json, { signal } = {}) {
      const call = { method: 'POST', path: pathOf(key), timeoutMs, json, signal } as const;
      return decodeBody(await request(call), decodeIntegration);
    },
    async forget(key, { signal } = {}) {
      await request({ method: 'DELETE', path: pathOf(key), timeoutMs, signal });
    },
    async test(key, { signal } = {}) {
      const call = { method: 'POST', path: `${pathOf(key)}/test`, timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeIntegrationTest);
    },
  };
}
