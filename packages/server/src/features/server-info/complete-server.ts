import type { FastifyRequest } from 'fastify';
import type { PasswordPolicy } from '../accounts/password-policy';
import type { DemoDoor } from '../demo-door/demo-door';
import { STREETS_URL } from '../demo-door/demo-door.routes';

interface ServerFacts {
  attributePrefix: string;
  demo: DemoDoor | undefined;
  isDemoOpenTo: (request: FastifyRequest) => boolean;
  passwords: Pick<PasswordPolicy, 'length'>;
}

/** Adds to the JSON of the tracking server's settings what only this server knows. */
export type CompleteServer = (json: string, request: FastifyRequest) => Promise<string>;

/** The prefix, how long passwords are, and how the demo is doing: with every answer that holds the settings, a write's too. */
export const createCompleteServer =
  ({ attributePrefix, demo, isDemoOpenTo, passwords }: ServerFacts): CompleteServer =>
  async (json, request) => {
    const server = JSON.parse(json) as Record<string, unknown>;
    const demoInfo =
      demo === undefined
        ? null
        : { signIn: isDemoOpenTo(request), streetsUrl: STREETS_URL, ...demo.info() };
    const passwordMinLength = await passwords.length();
    return JSON.stringify({ ...server, attributePrefix, passwordMinLength, demo: demoInfo });
  };
