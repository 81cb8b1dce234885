import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config';
import { hideTokenInPath } from './token-path';

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
/** Deeper than that, a code is what a database or the system calls its error by. */
const NESTED_SECRETS = SECRETS.filter((name) => name !== 'code');

/** One `name=value` of a query; a name may be written with percent signs. */
const redactPair = (pair: string): string => {
  const [name = ''] = new URLSearchParams(pair).keys();
  return /token|ticket|passwordReset/i.test(name) ? `${pair.split('=', 1)[0]}=…` : pair;
};

/** The address without the tokens and tickets that its query or its path carries. */
export function redactUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = hideTokenInPath(mark === -1 ? url : url.slice(0, mark));
  if (mark === -1) return path;
  return `${path}?${url
    .slice(mark + 1)
    .split('&')
    .map(redactPair)
    .join('&')}`;
}

/** JSON lines on the error output. Passwords, tokens and cookies never reach them. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          ...SECRETS,
          ...NESTED_SECRETS.map((name) => `*.${name}`),
          'req.headers',
          'res.headers',
        ],
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
