import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads and writes the cookie that carries the session's token. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, token: string, maxAgeSeconds?: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** Browsers take a cookie of such a name only over https, from this host, for all paths. */
const SECURE_PREFIX = '__Host-';

/** `__Host-sid` where people use https (`publicUrl`, or a trusted proxy says so), else plain `sid`. */
export function createSessionCookie(publicUrl: string | undefined, name = 'sid'): SessionCookie {
  const isSecure = (request: FastifyRequest): boolean =>
    publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:');
  const nameFor = (request: FastifyRequest): string =>
    isSecure(request) ? `${SECURE_PREFIX}${name}` : name;
  const optionsFor = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

  return {
    read: (request) => request.cookies[nameFor(request)],
    write(request, reply, token, maxAgeSeconds) {
      void reply.setCookie(nameFor(request), token, {
        ...optionsFor(request),
        ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
      });
    },
    clear(request, reply) {
      void reply.clearCookie(nameFor(request), optionsFor(request));
    },
  };
}
