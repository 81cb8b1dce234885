import * as contract from '../contract';
import { decodeBody, type Request } from './request/create-request';
import type { Resource, TrackingClient } from './types';

/** Makes the calls of the server itself: its settings, and what it knows of services outside. */
export function createServerCalls(
  request: Request,
  timeoutMs: number,
  settings: Pick<Resource<contract.Server, contract.Server>, 'get' | 'update'>,
): TrackingClient['server'] {
  return {
    get: (callOptions) => settings.get(0, callOptions),
    async ingestUrl({ signal } = {}) {
      const call = { method: 'GET', path: '/ingest', timeoutMs, signal } as const;
      return decodeBody(await request(call), contract.decodeIngestAddress).url;
    },
    async weather({ signal } = {}) {
      const call = { method: 'GET', path: '/weather', timeoutMs, signal } as const;
      return decodeBody(await request(call), contract.decodeWeather);
    },
    async telegramBot({ signal } = {}) {
      const call = { method: 'GET', path: '/telegram-bot', timeoutMs, signal } as const;
      return decodeBody(await request(call), contract.decodeTelegramBot);
    },
    async linkTelegram({ signal } = {}) {
      const call = { method: 'POST', path: '/telegram-bot/link', timeoutMs, signal } as const;
      return decodeBody(await request(call), contract.decodeTelegramLink);
    },
    async telegramLink({ signal } = {}) {
      const call = { method: 'GET', path: '/telegram-bot/link', timeoutMs, signal } as const;
      return decodeBody(await request(call), contract.decodeTelegramLinkState);
    },
    async findPostcode(postcode, { signal } = {}) {
      const path = `/postcodes/${encodeURIComponent(postcode)}`;
      const call = { method: 'GET', path, timeoutMs, signal } as const;
      return decodeBody(await request(call), contract.decodePostcodeAddress);
    },
    update: settings.update,
  };
}
