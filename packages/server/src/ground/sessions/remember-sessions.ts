import type { FastifyInstance } from 'fastify';
import { createKnownSessions, type KnownSessions } from './known-sessions';
import type { SessionsService } from './sessions.service';

/** Sessions end by what is written: after each write every session is looked up anew. */
export function rememberSessions(
  service: SessionsService,
  clock: () => number,
): { sessions: KnownSessions; watch: (door: FastifyInstance) => void } {
  const sessions = createKnownSessions(service, clock);
  return {
    sessions,
    watch: (door) =>
      void door.addHook('onSend', ({ method }, _reply, _payload, done) => {
        if (method !== 'GET') sessions.forgetAll();
        done();
      }),
  };
}
