import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../../engine/engine';
import type { Unit } from '../../db/database';
import { recordMakers } from '../../ground/access/record-makers';
import { findTemplate } from '../../engine/api/find-call';
import { createMessageListener } from '../../engine/ingest/listener/message-listener';
import type { DoorReads } from '../../upstream/door-reads';
import type { UnknownTrackers } from '../../upstream/unknown-trackers';
import type { DoorLimits } from '../../listener/door-limits';
import type { Metrics } from '../../metrics/create-metrics';
import { createEngineDoor } from '../../engine-door/create-engine-door';
import { explainListenError } from '../../http/listen-error';

/** Port of the door for Traccar clients, and its shutdown. */
export interface OpenEngineDoor {
  port: number;
  close(): Promise<void>;
}

interface EngineDoorTools {
  database: Pick<Unit, 'query'>;
  log: FastifyBaseLogger;
  limits: DoorLimits;
  metrics: Metrics | undefined;
  unknownTrackers: UnknownTrackers;
  reads: DoorReads;
  attributePrefix: string;
}

const API = '/api';

const toTemplate = (method: string, path: string): string | null => {
  const template = path.startsWith(`${API}/`) ? findTemplate(method, path.slice(API.length)) : null;
  return template === null ? null : `${API}${template}`;
};

/** Opens that door. Throws `ConfigError` when the port is taken or not allowed. */
export const openEngineDoor = async (
  engine: Engine,
  { host, port }: { host: string; port: number },
  { database, log, limits, metrics, unknownTrackers, reads, attributePrefix }: EngineDoorTools,
): Promise<OpenEngineDoor> => {
  const door = createEngineDoor({
    upstream: recordMakers(engine.upstream, database),
    attributePrefix,
    takeMessage: createMessageListener({
      engine,
      log,
      limits,
      unknownTrackers,
      onOutcome: metrics?.countMessage,
    }),
    host,
    port,
    log,
    limits,
    reads,
    onCall:
      metrics &&
      (({ path, ...call }) => {
        metrics.observeCall('engine', { ...call, template: toTemplate(call.method, path) });
      }),
  });
  metrics?.showSockets('engine', door.countSockets);
  const got = await door.listen().catch((error: unknown) => {
    throw explainListenError(error, { host, port, flag: 'engine-port' });
  });
  return { port: got, close: door.close };
};
