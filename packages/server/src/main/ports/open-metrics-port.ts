import type { FastifyBaseLogger } from 'fastify';
import { explainListenError } from '../../http/listen-error';
import type { Metrics } from '../../metrics/create-metrics';
import { createMetricsListener } from '../../metrics/metrics-listener';
import type { OnStop } from '../tracking';

/** Opens the port of the figures and returns the one got. Throws `ConfigError` when it is taken or not allowed. */
export const openMetricsPort = async (
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  { log, onStop }: { log: FastifyBaseLogger; onStop: OnStop },
): Promise<number> => {
  const listener = createMetricsListener({ metrics, host, port, log });
  const got = await listener.listen().catch((error: unknown) => {
    throw explainListenError(error, { host, port, flag: 'metrics-port' });
  });
  onStop(() => listener.close());
  return got;
};
