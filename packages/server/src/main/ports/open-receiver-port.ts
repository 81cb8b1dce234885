import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config';
import type { Receiver } from '../../areas/devices/receiver/receiver';
import { createReceiverListener } from '../../areas/devices/receiver/receiver-listener';
import { explainListenError } from '../../http/listen-error';
import type { OnStop } from '../tracking';

/** Opens the port that a Traccar forwards to and returns the one got. Throws `ConfigError` when it is taken or not allowed. */
export const openReceiverPort = async (
  receiver: Receiver,
  { host, port, secret }: NonNullable<Config['receiver']>,
  { log, onStop }: { log: FastifyBaseLogger; onStop: OnStop },
): Promise<number> => {
  const listener = createReceiverListener({ receiver, host, port, secret, log });
  const got = await listener.listen().catch((error: unknown) => {
    throw explainListenError(error, { host, port, flag: 'receiver-port' });
  });
  onStop(() => listener.close());
  return got;
};
