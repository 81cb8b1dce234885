import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/** The token of `Authorization: Bearer`; undefined when there is none, or another kind. */
export const readBearer = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];
