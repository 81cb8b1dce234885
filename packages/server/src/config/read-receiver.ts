import { type Config, ConfigError } from './config';
import type { Setting } from './setting';
import { settings } from './settings';

/** A shorter one could be guessed by who reaches the port. */
const SECRET_MIN_LENGTH = 16;

/**
 * Reads the address to which a Traccar forwards. Throws `ConfigError` for a setting that requires
 * another.
 */
export function readReceiver(
  read: <T>(setting: Setting<T>) => T,
  trackingToken: string | undefined,
): Config['receiver'] {
  const port = read(settings.receiverPort);
  const host = read(settings.receiverHost);
  const secret = read(settings.receiverSecret);
  if (port === undefined && secret === undefined) return undefined;
  if (port === undefined || secret === undefined) {
    throw new ConfigError(
      'A receiver needs both a port and a secret. Give --receiver-port and --receiver-secret-file.',
    );
  }
  if (trackingToken === undefined) {
    throw new ConfigError(
      '--receiver-port needs --tracking-url and --tracking-token-file: what is received is acted on while nobody is signed in.',
    );
  }
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new ConfigError(
      `The secret of --receiver-secret-file is too short. Write ${SECRET_MIN_LENGTH} characters or more into it, e.g. of: openssl rand -hex 32`,
    );
  }
  return { host, port, secret };
}
