import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config';

const CENSORED = '[removed]';
const SECRETS = [
  'password',
  'token',
  'code',
  'authorization',
  'cookie',
  'hashedPassword',
  'databaseUrl',
];

/** The address without its query values, and without the token that some paths carry. */
export function redactUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = (mark === -1 ? url : url.slice(0, mark)).replace(
    /^(\/(?:share|login\/recover)\/)[^/]+/,
    '$1…',
  );
  return mark === -1 ? path : `${path}?${url.slice(mark + 1).replace(/(token=)[^&]*/gi, '$1…')}`;
}

/** JSON lines on the error output. Passwords, tokens and cookies never reach them. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), 'req.headers', 'res.headers'],
        censor: CENSORED,
      },
      serializers: {
        req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
          method,
          url: redactUrl(url),
          ip,
        }),
      },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
}
