import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../engine/engine';
import { createMessageListener } from '../engine/ingest/message-listener';
import type { DoorLimits } from '../listener/door-limits';
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
  { log, limits }: { log: FastifyBaseLogger; limits: DoorLimits },
): Promise<OpenEngineDoor> => {
  const door = createEngineDoor({
    upstream: engine.upstream,
    takeMessage: createMessageListener({ engine, log, limits }),
    host,
    port,
    log,
    limits,
  });
  const got = await door.listen().catch((error: unknown) => {
    throw explainListenError(error, { host, port, flag: 'engine-port' });
  });
  return { port: got, close: door.close };
};
