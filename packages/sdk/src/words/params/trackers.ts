/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `trackers.json` and what fills their places. */
export interface TrackersWords {
  'autolink.code.title': undefined;
  'autolink.code.text': undefined;
  'autolink.photo.action': undefined;
  'autolink.photo.failed': undefined;
  'autolink.add.action': undefined;
  'autolink.unknown.title': undefined;
  'autolink.unknown.text': undefined;
  'autolink.unknown.none': undefined;
  'autolink.unknown.failed': undefined;
  'autolink.unknown.add': { name: Value };
  'autolink.unknown.facts': { count: number; address: Value; time: Value };
  'autolink.waiting.title': { name: Value };
  'autolink.waiting.text': { id: Value };
  'autolink.heard.title': { name: Value };
  'autolink.heard.fix': { time: Value };
  'autolink.heard.text': { time: Value };
  'autolink.open.action': undefined;
  'autolink.next.action': undefined;
  'autolink.guide.title': undefined;
  'autolink.guide.text': undefined;
  'tracker.guide.model': undefined;
  'tracker.guide.choose': undefined;
  'tracker.guide.other': undefined;
  'tracker.guide.host': undefined;
  'tracker.guide.port': undefined;
  'tracker.guide.apn': undefined;
  'tracker.copy.action': { name: Value };
  'tracker.text.missing': { places: Value };
}
