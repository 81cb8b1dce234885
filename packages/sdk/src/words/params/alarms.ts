/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `alarms.json` and what fills their places. */
export interface AlarmsWords {
  'taken.take.action': undefined;
  'taken.by.text': { name: Value; time: Value };
  'taken.mine.text': { time: Value };
  'taken.note.label': undefined;
  'taken.note.hint': undefined;
  'taken.note.action': undefined;
  'taken.release.action': undefined;
  'taken.region.label': undefined;
  'taken.none.text': undefined;
  'taken.next.text': { name: Value; time: Value };
  'events.list.label': undefined;
  'events.column.time': undefined;
  'events.column.kind': undefined;
  'events.column.device': undefined;
  'events.column.plate': undefined;
  'events.column.group': undefined;
  'events.column.detail': undefined;
  'events.column.place': undefined;
  'events.column.attended': undefined;
  'events.attended.nobody': undefined;
  'events.attended.somebody': undefined;
  'events.alarm.label': { name: Value };
  'events.speed.text': { speed: Value; limit: Value };
  'events.more.text': { count: number };
  'events.open.action': undefined;
  'events.unfold.action': { count: number };
  'events.close.action': undefined;
  'events.device.action': undefined;
  'events.moment.action': undefined;
  'events.empty.title': undefined;
  'events.empty.text': undefined;
  'toast.sound.title': undefined;
  'toast.sound.text': undefined;
  'toast.test.title': undefined;
  'toast.test.text': undefined;
  'notices.bell.label': undefined;
  'notices.bell.alarms': { count: number };
  'notices.bell.unseen': { count: number };
  'notices.drawer.title': undefined;
  'notices.drawer.close': undefined;
  'notices.allSeen.action': undefined;
  'notices.seen.action': undefined;
  'notices.map.action': { name: Value };
  'notices.unseen.label': undefined;
  'notices.alarms.label': undefined;
  'notices.kinds.all': undefined;
  'notices.more.text': { count: number; name: Value };
  'notices.empty.title': undefined;
  'notices.empty.text': undefined;
  'notices.noMatch.text': undefined;
  'notices.liveOnly.text': undefined;
  'notices.all.action': undefined;
  'push.button.label': undefined;
}
