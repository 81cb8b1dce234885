/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `bulk.json` and what fills their places. */
export interface BulkWords {
  'bulk.change.title': { count: number };
  'bulk.delete.title': { count: number };
  'bulk.fields.text': undefined;
  'bulk.fields.label': undefined;
  'bulk.fields.add': undefined;
  'bulk.fields.remove': { label: Value };
  'bulk.plan.action': undefined;
  'bulk.planning.label': undefined;
  'bulk.failed.title': undefined;
  'bulk.change.start': { count: number };
  'bulk.delete.start': { count: number };
  'bulk.delete.proof': { count: number };
  'bulk.nothing.text': undefined;
  'bulk.progress.text': { done: number; all: number };
  'bulk.state.planned': undefined;
  'bulk.state.running': undefined;
  'bulk.state.cancelled': undefined;
  'bulk.state.interrupted': undefined;
  'bulk.state.finished': undefined;
  'bulk.state.undoing': undefined;
  'bulk.state.undo-interrupted': undefined;
  'bulk.state.undone': undefined;
  'bulk.outcome.change': { count: number };
  'bulk.outcome.unchanged': { count: number };
  'bulk.outcome.refused': { count: number };
  'bulk.outcome.done': { count: number };
  'bulk.outcome.failed': { count: number };
  'bulk.outcome.undone': { count: number };
  'bulk.outcome.kept': { count: number };
  'bulk.rows.label': undefined;
  'bulk.rows.more': undefined;
  'bulk.stop.action': undefined;
  'bulk.undo.action': undefined;
  'bulk.back.action': undefined;
  'bulk.close.action': undefined;
  'bulk.link.title': { count: number };
  'bulk.link.what': undefined;
  'bulk.link.choice': undefined;
  'bulk.unlink.choice': undefined;
  'bulk.link.kind': undefined;
  'bulk.link.becomes': undefined;
  'bulk.unlink.becomes': undefined;
  'bulk.kind.users': undefined;
  'bulk.kind.groups': undefined;
  'bulk.kind.devices': undefined;
  'bulk.kind.geofences': undefined;
  'bulk.kind.drivers': undefined;
  'bulk.kind.notifications': undefined;
  'bulk.kind.calendars': undefined;
  'bulk.kind.commands': undefined;
  'bulk.kind.maintenance': undefined;
  'bulk.kind.computedAttributes': undefined;
}
