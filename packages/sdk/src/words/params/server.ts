/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `server.json` and what fills their places. */
export interface ServerWords {
  'server.parts.label': undefined;
  'server.part.settings': undefined;
  'server.part.people': undefined;
  'server.part.health': undefined;
  'server.announcement.title': undefined;
  'server.announcement.none': undefined;
  'server.announcement.channel': undefined;
  'server.announcement.subject': undefined;
  'server.announcement.body': undefined;
  'server.announcement.preview': undefined;
  'server.announcement.ask': { count: number; channel: Value };
  'server.announcement.send': undefined;
  'server.announcement.sent': undefined;
  'server.test.title': undefined;
  'server.test.text': undefined;
  'server.health.title': undefined;
  'server.health.text': undefined;
  'server.health.again': undefined;
  'server.level.good': undefined;
  'server.level.warning': undefined;
  'server.level.problem': undefined;
  'server.check.address': undefined;
  'server.check.addresses': undefined;
  'server.check.brand': undefined;
  'server.check.clock': undefined;
  'server.check.folder': undefined;
  'server.check.database': undefined;
  'server.check.space': undefined;
  'server.check.mail': undefined;
  'server.check.unattended': undefined;
  'server.check.queue': undefined;
  'server.check.positions': undefined;
  'server.check.tables': undefined;
  'server.check.tracking': undefined;
  'server.check.users': undefined;
  'server.check.weather': undefined;
  'server.undelivered.title': undefined;
  'server.undelivered.text': undefined;
  'server.undelivered.none': undefined;
  'server.undelivered.resend': undefined;
  'server.undelivered.discard': undefined;
  'server.undelivered.ask': { recipient: Value };
  'server.undelivered.askText': undefined;
  'server.restart.title': undefined;
  'server.restart.text': undefined;
  'server.restart.action': undefined;
  'server.restart.ask': undefined;
  'server.restart.askText': undefined;
  'server.restart.done': undefined;
  'server.undelivered.facts': { count: number; time: Value };
  'server.check.postcodes': undefined;
}
