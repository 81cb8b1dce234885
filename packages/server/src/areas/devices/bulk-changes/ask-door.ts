import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Answer of the door to one call. */
export interface Asked {
  status: number;
  json: unknown;
}

/** Makes a call of this door in the name of who asked for the run. */
export type AskDoor = (method: string, path: string, body?: object) => Promise<Asked>;

/** Headers that identify the caller and the page it calls from. */
const WHO = ['host', 'cookie', 'authorization', 'origin', 'sec-fetch-site'] as const;

/**
 * Each row of a run is a call of its own through the whole door: what an account may not do alone it may not do in
 * bulk. What it came with is only in memory, so who signs out ends his runs.
 */
export function createAskDoor(door: FastifyInstance, request: FastifyRequest): AskDoor {
  const sent = WHO.map((name) => [name, request.headers[name]] as const);
  const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  const remoteAddress = request.ip;
  return async (method, path, body) => {
    const answer = await door.inject({
      method: method as 'GET',
      url: `/api${path}`,
      remoteAddress,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const isEmpty = answer.body === '';
    return {
      status: answer.statusCode,
      json: isEmpty ? null : (JSON.parse(answer.body) as unknown),
    };
  };
}
