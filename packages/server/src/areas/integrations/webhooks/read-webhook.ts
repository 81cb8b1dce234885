import { isIP } from 'node:net';
import { webhook } from '@rastro/sdk/contract';
import { refuseField } from '../../../request/refuse-field';
import { toInput } from '../../../ground/own-resources/to-input';
import type { WebhookSettings } from './webhook-table';

/**
 * Reads the settings of an address from a body. `isOwn` says which networks of the server's own it
 * may lead to. Throws a 422 for one that cannot be posted to.
 */
export function readWebhook(
  body: Readonly<Record<string, unknown>>,
  isOwn: (address: string) => boolean,
): WebhookSettings {
  const settings = toInput(webhook.members, body);
  if (isPostable(settings.url, isOwn)) return settings;
  throw refuseField('url', 'refusal.webhook.url');
}

/** Whoever names an address names any: what it leads to is looked at once more when it is posted to. */
function isPostable(text: string, isOwn: (address: string) => boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  // Written out, so that no name can lead elsewhere: no certificate has to say who it is.
  if (isIP(host) !== 0) return isOwn(host) && /^https?:$/.test(protocol);
  const hasName = host.includes('.') && !/\.(local|internal|localhost)$/.test(host);
  return protocol === 'https:' && hasName;
}
