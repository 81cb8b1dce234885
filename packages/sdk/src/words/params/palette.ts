/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `palette.json` and what fills their places. */
export interface PaletteWords {
  'shortcuts.page.title': undefined;
  'shortcuts.enabled.label': undefined;
  'shortcuts.search.label': undefined;
  'shortcuts.move.label': undefined;
  'shortcuts.open.label': undefined;
  'shortcuts.close.label': undefined;
  'shortcuts.vehicle.label': undefined;
  'shortcuts.follow.label': undefined;
  'shortcuts.history.label': undefined;
  'shortcuts.mute.label': undefined;
  'shortcuts.zoom.label': undefined;
  'shortcuts.fit.label': undefined;
  'shortcuts.panel.label': undefined;
  'shortcuts.rail.label': undefined;
  'shortcuts.group.label': undefined;
  'shortcuts.pick.label': undefined;
  'shortcuts.followFound.label': undefined;
  'shortcuts.save.label': undefined;
  'shortcuts.undo.label': undefined;
  'shortcuts.order.label': undefined;
  'shortcuts.rename.label': undefined;
  'shortcuts.measure.label': undefined;
  'shortcuts.point.label': undefined;
  'shortcuts.split.label': undefined;
  'shortcuts.help.label': undefined;
  'palette.recent.title': undefined;
  'palette.devices.title': undefined;
  'palette.pages.title': undefined;
  'palette.actions.title': undefined;
  'palette.pageOf.text': { page: Value; name: Value };
  'palette.none.text': { query: Value };
  'palette.move.hint': undefined;
  'palette.choose.hint': undefined;
  'palette.follow.hint': undefined;
  'palette.actionsOnly.hint': undefined;
  'palette.results.text': { count: number };
}
