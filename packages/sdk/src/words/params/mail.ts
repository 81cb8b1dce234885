/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `mail.json` and what fills their places. */
export interface MailWords {
  'mail.open.action': undefined;
  'mail.event.vehicle': undefined;
  'mail.event.place': undefined;
  'mail.event.open': undefined;
  'mail.event.footer': undefined;
  'mail.event.untaken': undefined;
  'mail.test.subject': { product: Value };
  'mail.test.text': undefined;
  'mail.password.subject': { product: Value };
  'mail.password.text': undefined;
  'mail.password.action': undefined;
  'mail.password.footer': { until: Value };
  'mail.email.subject': { product: Value };
  'mail.email.text': undefined;
  'mail.email.action': undefined;
  'mail.email.footer': { until: Value };
  'mail.report.subject': { report: Value };
  'mail.report.period': undefined;
  'mail.report.attached': undefined;
  'mail.report.linked': { until: Value };
  'mail.report.tooLarge': undefined;
  'mail.report.withoutSheet': undefined;
  'mail.report.linkGone': undefined;
  'mail.report.download': undefined;
  'mail.report.footer': undefined;
  'mail.announcement.footer': { product: Value };
  'mail.dueNotice.footer': undefined;
  'mail.account.suspended': undefined;
  'mail.account.suspendedBody': undefined;
  'mail.account.restored': undefined;
  'mail.drivers.lockReason': undefined;
  'mail.dueNotice.maintenance': { count: number };
  'mail.dueNotice.left': { device: Value; plan: Value; left: Value };
  'mail.dueNotice.over': { device: Value; plan: Value; left: Value };
  'mail.dueNotice.hours': { count: number };
  'mail.dueNotice.days': { count: number };
  'mail.dueNotice.licence': { count: number };
  'mail.dueNotice.licenceLeft': { name: Value; day: Value };
  'mail.dueNotice.licenceOver': { name: Value; day: Value };
  'mail.dueNotice.more': { count: number };
  'mail.scheduled.subject': { name: Value; period: Value };
  'mail.scheduled.span': { from: Value; to: Value };
  'mail.scheduled.attached': undefined;
  'mail.scheduled.empty': undefined;
  'mail.scheduled.tooLarge': undefined;
  'mail.scheduled.report': undefined;
  'mail.scheduled.period': undefined;
  'mail.scheduled.vehicles': undefined;
  'mail.scheduled.rows': undefined;
  'mail.scheduled.open': undefined;
  'mail.scheduled.footer': { product: Value; owner: Value };
  'mail.smsLimit.subject': { name: Value };
  'mail.smsLimit.text': { name: Value; most: number };
  'mail.recipient.subject': { product: Value };
  'mail.recipient.heading': undefined;
  'mail.recipient.text': { owner: Value };
  'mail.recipient.action': undefined;
  'mail.recipient.footer': { owner: Value };
}
