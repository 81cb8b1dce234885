import { endOfDay } from '@rastro/sdk/domain';
import { isExactOrigin } from '../text/is-exact-origin';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { LogLevel } from './config';

/**
 * Reason for rejecting a value, as the end of a sentence that begins with the flag and the value.
 */
export class SettingProblem extends Error {}

const LOG_LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];
const MAX_RETENTION_DAYS = 3650;
/** A page asks for several things at once. */
const MIN_CONNECTIONS = 30;
const FASTEST_DEMO = 100;
const HIGHEST_ADDRESS_LIMIT = 1_000_000;

/** A port number, 0 for a free one. */
export function parsePort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingProblem('Give a number from 0 (any free port) to 65535.');
}

/** A host name or an address to listen on. */
export function parseHost(value: string): string {
  if (isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)) return value;
  throw new SettingProblem('Give an address such as 127.0.0.1, 0.0.0.0 or ::.');
}

/** A folder; relative ones count from where the command was typed. */
export function parseFolder(value: string, env: NodeJS.ProcessEnv): string {
  if (value.trim() === '') throw new SettingProblem('Give a folder.');
  return resolve(env['INIT_CWD'] ?? process.cwd(), value);
}

/** Parses the speed factor of the demo. */
export function parseDemoSpeed(value: string): number {
  const speed = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (speed > 0 && speed <= FASTEST_DEMO) return speed;
  throw new SettingProblem(`Give a number above 0 and up to ${FASTEST_DEMO}, such as 10.`);
}

/** The technical prefix of attributes. */
export function parsePrefix(value: string): string {
  const isFree = !['api', 'assets'].includes(value.toLowerCase());
  if (isFree && /^[a-z][a-z0-9]{0,29}$/i.test(value)) return value;
  throw new SettingProblem(
    'Give letters and digits, beginning with a letter, at most 30, and not api or assets.',
  );
}

/** An http(s) origin without path, search or sign-in. */
export function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain =
    url !== undefined && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (isPlain && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new SettingProblem('Give an address without a path, such as https://tracking.example.com.');
}

/** The whole address of a service's call. */
export function parseServiceUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url !== undefined && !url.hash && !url.username && !url.password;
  if (isPlain && ['http:', 'https:'].includes(url.protocol)) return value;
  throw new SettingProblem(
    'Give the whole address of the call, such as https://geo.example.com/reverse, without a user.',
  );
}

/** The same, with a place for an address of the internet. */
export function parseCityUrl(value: string): string {
  if (value.includes('{ip}')) return parseServiceUrl(value);
  throw new SettingProblem('Write {ip} where the address goes: https://ipapi.co/{ip}/json/.');
}

/** The same, with a place for a postcode. */
export function parsePostcodeUrl(value: string): string {
  if (value.includes('{postcode}')) return parseServiceUrl(value);
  throw new SettingProblem(
    'Write {postcode} where it goes: https://viacep.com.br/ws/{postcode}/json/.',
  );
}

/** Exact origins as browsers send them, separated by commas. */
export function parseOrigins(value: string): string[] {
  const origins = value.split(',').map((origin) => origin.trim());
  for (const origin of origins) {
    if (!isExactOrigin(origin)) {
      throw new SettingProblem(
        'Give whole origins as a browser writes them, such as https://www.example.com or ' +
          'http://localhost:5173: no path, no slash at the end, no *.',
      );
    }
  }
  return origins;
}

/** Addresses or networks, separated by commas. */
export function parseAddresses(value: string): string[] {
  const addresses = value.split(',').map((address) => address.trim());
  for (const address of addresses) {
    const [ip = '', bits, ...rest] = address.split('/');
    const most = isIP(ip) === 6 ? 128 : 32;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(ip) === 0 || !isNetwork || rest.length > 0) {
      throw new SettingProblem('Give addresses or networks, such as 10.0.0.1,192.168.0.0/16.');
    }
  }
  return addresses;
}

/** One of the log levels. */
export function parseLogLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === value);
  if (level !== undefined) return level;
  throw new SettingProblem(`Give one of ${LOG_LEVELS.join(', ')}.`);
}

/** Calls a second of an address. */
export function parseAddressLimit(value: string): number {
  const limit = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
  if (limit <= HIGHEST_ADDRESS_LIMIT) return limit;
  throw new SettingProblem(
    `Give calls a second from 1 to ${HIGHEST_ADDRESS_LIMIT}, or 0 for no limit.`,
  );
}

/** Connections at all ports. */
export function parseMaxConnections(value: string): number {
  const count = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (count >= MIN_CONNECTIONS) return count;
  throw new SettingProblem(`Give a whole number from ${MIN_CONNECTIONS} on.`);
}

/** An e-mail address, loosely. */
export function parseEmail(value: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 128) return value;
  throw new SettingProblem('Give an email address, such as admin@example.com.');
}

/** Days that positions are kept. */
export function parseRetentionDays(value: string): number {
  const days = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (days >= 1 && days <= MAX_RETENTION_DAYS) return days;
  throw new SettingProblem(`Give whole days from 1 to ${MAX_RETENTION_DAYS}.`);
}

/** A day such as `2026-11-21`; epoch ms of its end in UTC. */
export function parseDay(value: string): number {
  const end = endOfDay(value, 'UTC');
  if (end !== null) return end;
  throw new SettingProblem('Give a day as 2026-11-21.');
}

/** A PostgreSQL URL. The value is never repeated in a message. */
export function parseDatabaseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && ['postgres:', 'postgresql:'].includes(url.protocol)) return value;
  throw new SettingProblem('Give postgres://user:password@host:port/database.');
}

/** Parses the URL of the SMTP server. */
export function parseSmtpUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSmtp = url !== undefined && ['smtp:', 'smtps:'].includes(url.protocol);
  const isPlain = ['', '/'].includes(url?.pathname ?? '') && !url?.search && !url?.hash;
  if (isSmtp && isPlain && url.hostname !== '') return value;
  throw new SettingProblem(
    'Give smtp://user:password@host:587, or smtps:// for TLS from the start; write signs in the ' +
      'user or password as %40, %2F and so on.',
  );
}

/** The text of a file that holds one secret, without the line break at its end. */
export function readSecretFile(value: string, env: NodeJS.ProcessEnv): string {
  const path = parseFolder(value, env);
  try {
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (secret !== '') return secret;
  } catch {
    throw new SettingProblem('The file cannot be read. Give the path of a readable file.');
  }
  throw new SettingProblem('The file is empty. Write the secret into it, on one line.');
}

/** A switch from the environment. */
export function parseSwitch(value: string): boolean {
  if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'no', 'off'].includes(value.toLowerCase())) return false;
  throw new SettingProblem('Give true or false.');
}

/**
 * Parses the min length of a new password: a whole number from 4 to 64, which covers the
 * specification's lengths and excludes absurd ones.
 */
export function parsePasswordLength(value: string): number {
  const length = Number(value);
  if (!Number.isInteger(length) || length < 4 || length > 64) {
    throw new SettingProblem('Give a whole number from 4 to 64.');
  }
  return length;
}

/** The id of a phone number at a provider. */
export function parseNumberId(value: string): string {
  if (/^\d{5,32}$/.test(value)) return value;
  throw new SettingProblem('Give the id of the number, such as 106540352242922: digits alone.');
}

/** The name of a message template, and its language. */
export function parseTemplateName(value: string): string {
  if (/^[a-z0-9_]{1,512}(:[a-z]{2}(_[A-Z]{2})?)?$/.test(value)) return value;
  throw new SettingProblem(
    'Give a name such as vehicle_event, or with its language vehicle_event:en_US.',
  );
}

/** Parses a daily limit. Throws `SettingProblem`. */
export function parseDailyLimit(value: string): number {
  const most = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (most > 0) return most;
  throw new SettingProblem('Give a whole number from 1 to 999999.');
}
