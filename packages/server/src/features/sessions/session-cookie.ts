import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads and writes the cookie that carries the session's token. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(request: FastifyRequest, reply: FastifyReply, token: string, maxAgeSeconds?: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

const PLAIN_NAME = 'sid';
/** Browsers take a cookie of this name only over https, from this host, for all paths. */
const SECURE_NAME = '__Host-sid';

/** `__Host-sid` where people use https (`publicUrl`, or a trusted proxy says so), else plain `sid`. */
export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = (request: FastifyRequest): boolean =>
    publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:');
  const nameFor = (request: FastifyRequest): string =>
    isSecure(request) ? SECURE_NAME : PLAIN_NAME;
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
