import { isIP } from 'node:net';
import { webhook } from '@rastro/sdk/contract';
import { ApiError } from '../../request/api-error';
import { toInput } from '../own-resources/to-input';
import type { WebhookSettings } from './webhook-table';

/** What a body says of an address. Throws a 422 for one that nothing could be posted to. */
export function readWebhook(body: Readonly<Record<string, unknown>>): WebhookSettings {
  const settings = toInput(webhook.members, body);
  if (isPublicUrl(settings.url)) return settings;
  const words =
    'An https address of the internet, as https://example.com/events: no IP address, no sign-in.';
  throw new ApiError(422, 'FIELD_INVALID', words, { field: 'url' });
}

/** Whoever names an address names any: what it leads to is looked at once more when it is posted to. */
function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const hasName =
    isIP(host) === 0 && host.includes('.') && !/\.(local|internal|localhost)$/.test(host);
  return protocol === 'https:' && username === '' && password === '' && hasName;
}
