/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `webhooks.json` and what fills their places. */
export interface WebhooksWords {
  'webhooks.new.action': undefined;
  'webhooks.empty.title': undefined;
  'webhooks.empty.text': undefined;
  'webhooks.made.title': undefined;
  'webhooks.made.text': undefined;
  'webhooks.test.action': undefined;
  'webhooks.rotate.action': undefined;
  'webhooks.deliveries.title': undefined;
  'webhooks.deliveries.empty': undefined;
  'webhooks.delivery.taken': { status: Value; ms: number };
  'webhooks.delivery.resend': undefined;
  'webhooks.type.event': undefined;
  'webhooks.type.test': undefined;
  'webhooks.delivery.failed': { attempts: number; error: Value };
  'webhooks.rotate.ask': undefined;
  'webhooks.rotate.text': undefined;
  'webhooks.type.invoice': undefined;
  'webhooks.type.positions': undefined;
  'webhooks.problem.noSecret': undefined;
  'webhooks.problem.noAnswer': undefined;
}
