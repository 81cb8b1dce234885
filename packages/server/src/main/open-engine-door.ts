import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../engine/engine';
import { createMessageListener } from '../engine/ingest/message-listener';
import { createEngineDoor } from '../engine-door/create-engine-door';
import { explainListenError } from '../http/listen-error';

/** Where the door for clients made for Traccar is, and how it is closed. */
export interface OpenEngineDoor {
  port: number;
  close(): Promise<void>;
}

/** Opens that door. Throws `ConfigError` when the port is taken or not allowed. */
export const openEngineDoor = async (
  engine: Engine,
  { host, port }: { host: string; port: number },
  log: FastifyBaseLogger,
): Promise<OpenEngineDoor> => {
  const door = createEngineDoor({
    upstream: engine.upstream,
    takeMessage: createMessageListener({ engine, log }),
    host,
    port,
    log,
  });
  const got = await door.listen().catch((error: unknown) => {
    throw explainListenError(error, { host, port, flag: 'engine-port' });
  });
  return { port: got, close: door.close };
};
