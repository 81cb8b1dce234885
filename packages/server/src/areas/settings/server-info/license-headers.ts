import { readDeviceLimit, readMode } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * `licensemode` and `devicelimit` beside every answer that holds the settings (spec §7): what the server is licensed
 * for, and how many devices it may have, where that has a limit.
 */
export function createLicenseHeaders(prefix: string) {
  const said = new WeakMap<FastifyRequest, Record<string, string>>();
  return {
    onRead(server: { attributes?: Record<string, unknown> | null }, request: FastifyRequest): void {
      const limit = readDeviceLimit(server, prefix);
      said.set(request, {
        licensemode: readMode(server, prefix),
        ...(limit !== null && { devicelimit: String(limit) }),
      });
    },
    register: (door: FastifyInstance) =>
      void door.addHook('onSend', (request, reply, _payload, done) => {
        void reply.headers(said.get(request) ?? {});
        done();
      }),
  };
}
