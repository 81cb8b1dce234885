/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `integrations.json` and what fills their places. */
export interface IntegrationsWords {
  'integrations.key.payment': undefined;
  'integrations.key.mail': undefined;
  'integrations.key.telegram': undefined;
  'integrations.key.whatsapp': undefined;
  'integrations.key.sms': undefined;
  'integrations.key.firebase': undefined;
  'integrations.about.payment': undefined;
  'integrations.about.mail': undefined;
  'integrations.about.telegram': undefined;
  'integrations.about.whatsapp': undefined;
  'integrations.about.sms': undefined;
  'integrations.about.firebase': undefined;
  'integrations.webhook.text': { address: Value };
  'integrations.field.email': undefined;
  'integrations.field.token': undefined;
  'integrations.field.sandbox': undefined;
  'integrations.field.webhookToken': undefined;
  'integrations.field.smtpHost': undefined;
  'integrations.field.smtpPort': undefined;
  'integrations.field.username': undefined;
  'integrations.field.password': undefined;
  'integrations.field.senderEmail': undefined;
  'integrations.field.senderName': undefined;
  'integrations.field.phoneNumberId': undefined;
  'integrations.field.template': undefined;
  'integrations.field.url': undefined;
  'integrations.field.authorization': undefined;
  'integrations.field.account': undefined;
  'integrations.source.saved': undefined;
  'integrations.source.settings': undefined;
  'integrations.source.none': undefined;
  'integrations.secret.kept': undefined;
  'integrations.lost.text': undefined;
  'integrations.save.action': undefined;
  'integrations.test.action': undefined;
  'integrations.test.good': { found: Value };
  'integrations.test.bad': { found: Value };
  'integrations.forget.action': undefined;
  'integrations.forget.title': undefined;
  'integrations.forget.text': undefined;
  'integrations.cancel.action': undefined;
  'integrations.loading': undefined;
  'integrations.failed.title': undefined;
  'integrations.retry.action': undefined;
  'integrations.show.action': undefined;
  'integrations.hide.action': undefined;
  'integrations.list.title': undefined;
  'integrations.key.geocoder': undefined;
  'integrations.key.weather': undefined;
  'integrations.about.geocoder': undefined;
  'integrations.about.weather': undefined;
  'integrations.field.key': undefined;
  'integrations.field.cityUrl': undefined;
  'integrations.field.publicIpUrl': undefined;
  'integrations.key.postcode': undefined;
  'integrations.about.postcode': undefined;
}
