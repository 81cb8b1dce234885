/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `share.json` and what fills their places. */
export interface ShareWords {
  'share.waiting.text': undefined;
  'share.failed.title': undefined;
  'share.retry.action': undefined;
  'share.by.text': { name: Value };
  'share.expires.label': undefined;
  'share.leave.action': undefined;
  'share.end.title': undefined;
  'share.end.text': undefined;
  'share.dead.title': undefined;
  'share.dead.text': undefined;
  'share.dead.action': undefined;
  'share.page.title': undefined;
  'share.vehicles.label': undefined;
  'share.vehicle.label': undefined;
  'share.updated.text': { age: Value };
  'share.place.label': undefined;
  'share.place.none': undefined;
  'share.dialog.title': { name: Value };
  'share.dialog.titleNew': undefined;
  'share.devices.label': undefined;
  'share.name.label': undefined;
  'share.name.hint': undefined;
  'share.ends.label': undefined;
  'share.ends.hours': { hours: number };
  'share.ends.date': undefined;
  'share.ends.at': { moment: Value };
  'share.ends.field': undefined;
  'share.shows.label': undefined;
  'share.shows.position': undefined;
  'share.shows.speed': undefined;
  'share.shows.name': undefined;
  'share.shows.address': undefined;
  'share.shows.trail': { minutes: number };
  'share.problem.devices': undefined;
  'share.problem.tooMany': { count: number };
  'share.problem.early': { minutes: number };
  'share.problem.late': { days: number };
  'share.create.action': undefined;
  'share.cancel.action': undefined;
  'share.done.action': undefined;
  'share.link.label': undefined;
  'share.link.hint': undefined;
  'share.copy.action': undefined;
  'share.copy.done': undefined;
  'share.send.action': undefined;
  'share.send.whatsapp': undefined;
  'share.send.mail': undefined;
  'share.send.text': { moment: Value; link: Value };
  'share.running.title': undefined;
  'share.running.unnamed': undefined;
  'share.running.until': { moment: Value };
  'share.running.opened': { count: number };
  'share.running.end': undefined;
  'share.running.endOf': { name: Value };
  'share.endLink.title': { name: Value };
  'share.endLink.text': undefined;
  'share.endLink.action': undefined;
  'share.new.action': undefined;
  'share.empty.title': undefined;
  'share.empty.text': undefined;
  'share.what.label': undefined;
}
