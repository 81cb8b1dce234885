import type { Request } from './request/create-request';
import type { TrackingClient } from './types';

/** The calls of integrations, loaded with the screen that needs them, not with the first. */
export function laterIntegrations(
  request: Request,
  timeoutMs: number,
): TrackingClient['integrations'] {
  const load = async () =>
    (await import('./create-integrations')).createIntegrations(request, timeoutMs);
  return {
    list: async (...given) => (await load()).list(...given),
    save: async (...given) => (await load()).save(...given),
    forget: async (...given) => (await load()).forget(...given),
    test: async (...given) => (await load()).test(...given),
  };
}
