import { decodeTheme, decodeThemes } from '../contract';
import { decodeBody, type Request } from './request/create-request';
import type { ThemeCalls } from './calls/theme-calls';

/** Makes the calls for the brands of the server and of domains. */
export function createThemes(request: Request, baseUrl: string, timeoutMs: number): ThemeCalls {
  const pathOf = (domain: string, call = '') =>
    `/theme${call}${domain === '' ? '' : `?domain=${encodeURIComponent(domain)}`}`;
  const ask = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    { json, signal }: { json?: unknown; signal?: AbortSignal | undefined } = {},
  ) => decodeBody(await request({ method, path, timeoutMs, json, signal }), decodeTheme);
  return {
    async list({ signal } = {}) {
      const call = { method: 'GET', path: '/themes', timeoutMs, signal } as const;
      return decodeBody(await request(call), decodeThemes);
    },
    get: (domain, options) => ask('GET', pathOf(domain), options),
    save: (domain, json, options) => ask('PUT', pathOf(domain), { ...options, json }),
    revert: (domain, revision, options) =>
      ask('POST', pathOf(domain, '/revert'), { ...options, json: { revision } }),
    verify: (domain, options) => ask('POST', pathOf(domain, '/verify'), options),
    async delete(domain, { signal } = {}) {
      await request({ method: 'DELETE', path: pathOf(domain), timeoutMs, signal });
    },
    fileUrl(domain, name) {
      const query = new URLSearchParams({ ...(domain !== '' && { domain }), name });
      return `${baseUrl}/api/theme/file?${query}`;
    },
  };
}
