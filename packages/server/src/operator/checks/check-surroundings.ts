import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config';
import { openBrand } from '../../ground/branding/brand-source';
import { createSmtpMailer } from '../../mail/smtp-mailer';
import { checkLookups } from './check-lookups';
import { checkProviders } from './check-providers';
import { type Finding, foundBy, good } from './finding';

const MIN_FREE_BYTES = 500_000_000;
const MIN_FREE_SHARE = 0.05;
const UPSTREAM_TIMEOUT_MS = 5_000;
/** A clock before this is set by nobody. */
const EARLIEST_MS = Date.UTC(2026, 0, 1);

/** Looks at everything around the database. */
export const checkSurroundings = async (
  config: Config,
  log: FastifyBaseLogger,
): Promise<Finding[]> => {
  const findings = [
    checkAddress(config),
    await checkBrand(config, log),
    await checkFolder(config),
    await checkSpace(config),
    await checkMail(config),
    await checkUpstream(config),
    ...checkActing(config),
    ...(await checkLookups(config)),
    ...(await checkProviders(config.providers)),
  ];
  if (Date.now() < EARLIEST_MS) {
    const found = new Date().toISOString();
    const remedy = 'Set the clock of this machine; NTP keeps it right.';
    const params = { now: found };
    findings.push({ level: 'problem', what: 'clock', found, remedy, code: 'clockEarly', params });
  }
  return findings;
};

const checkAddress = ({ publicUrl, host }: Config): Finding => {
  const what = 'address';
  if (publicUrl === undefined) {
    return {
      level: 'warning',
      what,
      found: `${host}, and no --public-url`,
      remedy: 'Give --public-url: links in mails begin with it, and https makes cookies secure.',
      code: 'addressNone',
      params: { host },
    };
  }
  return good(what, publicUrl);
};

const checkBrand = async (config: Config, log: FastifyBaseLogger): Promise<Finding> => {
  const what = 'brand';
  try {
    const brand = await openBrand({ dir: config.brandDir, attributePrefix: config.prefix, log });
    return good(what, (await brand.read()).branding.productName);
  } catch (error) {
    const remedy = 'Mend it, then: npx --no-install rastro brand check DIR.';
    const found = (error as Error).message;
    return { level: 'problem', what, found, remedy, code: 'brandBroken' };
  }
};

const checkFolder = async ({ dataDir }: Config): Promise<Finding> => {
  const what = 'data folder';
  const place = existsSync(dataDir) ? dataDir : dirname(dataDir);
  try {
    await access(place, constants.W_OK);
    if (existsSync(dataDir)) return good(what, dataDir);
    return good(what, `${dataDir} (made by the first start)`, 'folderNew', { path: dataDir });
  } catch {
    const remedy = 'Make it writable for this user, or give another with --data DIR.';
    const facts = { code: 'folderLocked', params: { path: place } } as const;
    return { level: 'problem', what, found: `${place} cannot be written`, remedy, ...facts };
  }
};

const checkSpace = async ({ dataDir }: Config): Promise<Finding> => {
  const what = 'free space';
  try {
    const { bavail, blocks, bsize } = await statfs(
      existsSync(dataDir) ? dataDir : dirname(dataDir),
    );
    const free = bavail * bsize;
    const gb = Number((free / 1e9).toFixed(1));
    const percent = Math.round((100 * bavail) / blocks);
    const found = `${gb} GB (${percent} %)`;
    const params = { gb, percent };
    if (free >= MIN_FREE_BYTES && bavail / blocks >= MIN_FREE_SHARE) {
      return good(what, found, 'space', params);
    }
    const level = free < MIN_FREE_BYTES ? 'problem' : 'warning';
    const remedy = 'Make room, keep fewer days (--retention-days), or move the folder (--data).';
    return { level, what, found, remedy, code: 'spaceLow', params };
  } catch {
    return good(what, 'not known yet', 'spaceUnknown');
  }
};

const checkMail = async ({ mail, trackingUrl }: Config): Promise<Finding> => {
  const what = 'mail';
  if (mail === undefined) {
    return trackingUrl === undefined
      ? good(what, 'not configured', 'mailNone')
      : good(what, 'sent by the Traccar behind', 'mailBehind');
  }
  const mailer = createSmtpMailer(mail);
  const { hostname } = new URL(mail.url);
  try {
    await mailer.verify();
    return good(what, `${hostname} answers`, 'answers', { host: hostname });
  } catch (error) {
    const remedy = 'Check host, port, user and password of --smtp-url.';
    return {
      level: 'problem',
      what,
      found: `${hostname}: ${(error as Error).message}`,
      remedy,
      ...foundBy(error, { code: 'mailFails' }),
    };
  } finally {
    mailer.close();
  }
};

/** In front of a Traccar: whether anything is done while nobody is signed in. */
const checkActing = ({ trackingUrl, trackingToken, receiver }: Config): Finding[] => {
  if (trackingUrl === undefined) return [];
  const what = 'nobody signed in';
  if (trackingToken === undefined) {
    const found =
      'stops of engines cannot wait, fences do not lock, anchors alarm nobody, no alarm goes on, and nobody is told with no page open';
    const remedy = 'Give --tracking-token-file.';
    return [{ level: 'warning', what, found, remedy, code: 'actingNone' }];
  }
  if (receiver === undefined) {
    const found =
      'stops of engines wait; fences do not lock, anchors alarm nobody, no alarm goes on and nobody is told with no page open, for nothing is received';
    const remedy = 'Give --receiver-port and --receiver-secret-file; docs/traccar.md says more.';
    return [{ level: 'warning', what, found, remedy, code: 'actingDeaf' }];
  }
  return [
    good(
      what,
      'stops of engines wait, and are tried with what is received; fences lock, anchors alarm, people are told by it, and alarms that nobody takes go on',
      'acting',
    ),
  ];
};

const checkUpstream = async ({ trackingUrl }: Config): Promise<Finding> => {
  const what = 'tracking';
  if (trackingUrl === undefined) return good(what, 'embedded engine', 'embedded');
  const remedy = 'Start that Traccar, or correct --tracking-url.';
  try {
    const reply = await fetch(`${trackingUrl}/api/server`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS),
    });
    if (reply.ok) {
      const { version: said } = (await reply.json()) as { version?: string | null };
      // Not every Traccar tells strangers.
      const version = said ?? '?';
      const params = { version, url: trackingUrl };
      return good(what, `Traccar ${version} at ${trackingUrl}`, 'traccar', params);
    }
    const { status } = reply;
    const facts = { code: 'trackingStatus', params: { url: trackingUrl, status } } as const;
    return { level: 'problem', what, found: `${trackingUrl} answers ${status}`, remedy, ...facts };
  } catch {
    const facts = { code: 'trackingAway', params: { url: trackingUrl } } as const;
    return { level: 'problem', what, found: `${trackingUrl} does not answer`, remedy, ...facts };
  }
};
