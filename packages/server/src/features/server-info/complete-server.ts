import type { FastifyRequest } from 'fastify';
import type { DemoDoor } from '../demo-door/demo-door';
import { STREETS_URL } from '../demo-door/demo-door.routes';

interface ServerFacts {
  attributePrefix: string;
  demo: DemoDoor | undefined;
  isDemoOpenTo: (request: FastifyRequest) => boolean;
}

/** Adds to the JSON of the tracking server's settings what only this server knows. */
export type CompleteServer = (json: string, request: FastifyRequest) => string;

/** The prefix, and how the demo is doing: with every answer that holds the settings, a write's too. */
export const createCompleteServer =
  ({ attributePrefix, demo, isDemoOpenTo }: ServerFacts): CompleteServer =>
  (json, request) => {
    const server = JSON.parse(json) as Record<string, unknown>;
    const demoInfo =
      demo === undefined
        ? null
        : { signIn: isDemoOpenTo(request), streetsUrl: STREETS_URL, ...demo.info() };
    return JSON.stringify({ ...server, attributePrefix, demo: demoInfo });
  };
