import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHORTCUTS } from './shortcut-list';

type Label = (typeof SHORTCUTS)[number]['label'];

/** Key listeners, by path below `packages`, and the lines of the list that describe them. */
const LISTENERS: Readonly<Record<string, readonly Label[]>> = {
  'console/src/frame/shell/keys/use-palette-key.ts': ['palette.open.label'],
  'console/src/frame/shell/palette/palette-search.tsx': ['shortcuts.followFound.label'],
  'console/src/frame/notice/undo-notice.tsx': ['shortcuts.undo.label'],
  'sdk/src/map/layers/fence-editor/fence-editor-layer.tsx': ['shortcuts.undo.label'],
  'sdk/src/map/layers/fence-editor/draft-handles.tsx': [
    'shortcuts.point.label',
    'shortcuts.split.label',
  ],
  'sdk/src/map/layers/fence-editor/use-draft-presses.ts': ['shortcuts.measure.label'],
  'sdk/src/map/layers/tools/measure/use-measure-layer.ts': ['shortcuts.measure.label'],
  'sdk/src/map/layers/selection/use-map-picker.ts': ['shortcuts.pick.label'],
  'sdk/src/map/layers/selection/use-box-drag.ts': ['shortcuts.close.label'],
  'sdk/src/map/view/map-stage.tsx': ['shortcuts.fit.label'],
  'sdk/src/widgets/live-map/pick/pointing-view.tsx': [
    'shortcuts.vehicle.label',
    'shortcuts.open.label',
    'shortcuts.pick.label',
    'shortcuts.close.label',
  ],
  'sdk/src/widgets/device-list/rows/virtual-list.tsx': [
    'shortcuts.move.label',
    'shortcuts.group.label',
    'shortcuts.open.label',
  ],
  'sdk/src/widgets/geofences/geofence-list.tsx': ['shortcuts.move.label'],
  'sdk/src/react/resource/form/resource-form.tsx': ['shortcuts.save.label'],
  'sdk/src/ui/form/order/order-list.tsx': ['shortcuts.order.label'],
  'sdk/src/ui/data/tree/tree.tsx': ['shortcuts.rename.label', 'shortcuts.move.label'],
  'sdk/src/ui/data/table/grid/use-grid-events.ts': [
    'shortcuts.move.label',
    'shortcuts.close.label',
  ],
  'sdk/src/widgets/route-replay/dock/use-replay-keys.ts': [
    'replay.keys.play',
    'replay.keys.step',
    'replay.keys.stop',
    'replay.keys.rate',
    'replay.keys.ends',
  ],
  'sdk/src/widgets/route-replay/dock/scrub-slider.tsx': ['replay.keys.select'],
};

/** Keys as every field, slider, dialog and list of their kind has them: nobody looks them up. */
const USUAL = [
  'console/src/areas/drivers/drivers/access-form.tsx',
  'console/src/frame/panel/panel-resizer.tsx',
  'console/src/frame/sheet/bottom-sheet.tsx',
  'console/src/frame/shell/keys/use-shortcuts.ts',
  'console/src/frame/toasts/toast-card.tsx',
  'sdk/src/map/view/map-credits.tsx',
  'sdk/src/ui/dialog/confirm-dialog.tsx',
  'sdk/src/ui/dialog/drawer.tsx',
  'sdk/src/ui/dialog/sheet.tsx',
  'sdk/src/ui/form/date-time/draft-field.tsx',
  'sdk/src/ui/form/field/number-field.tsx',
  'sdk/src/ui/form/field/search-field.tsx',
  'sdk/src/ui/overlay/tooltip-bubble.tsx',
  'sdk/src/widgets/device-detail/tabs/tab-list.tsx',
  'sdk/src/widgets/device-list/row/row-take.tsx',
  'sdk/src/ui/overlay/use-lazy-popup.ts',
  'sdk/src/widgets/route-replay/panel/replay-points.tsx',
];

/** The single keys of the frame, each with its line. */
const FRAME_KEYS: Readonly<Record<string, Label>> = {
  Escape: 'shortcuts.close.label',
  '/': 'shortcuts.search.label',
  f: 'shortcuts.follow.label',
  m: 'shortcuts.mute.label',
  '+': 'shortcuts.zoom.label',
  '=': 'shortcuts.zoom.label',
  '-': 'shortcuts.zoom.label',
  '0': 'shortcuts.fit.label',
  '[': 'shortcuts.panel.label',
  ']': 'shortcuts.rail.label',
  '?': 'shortcuts.help.label',
};

const packages = resolve(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(resolve(packages, path), 'utf8');
const labels: readonly string[] = SHORTCUTS.map(({ label }) => label);

describe('the list of keys', () => {
  it('tells of everything that listens for keys', () => {
    const sources = ['console/src', 'sdk/src'].flatMap((folder) =>
      readdirSync(resolve(packages, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    );
    const listening = sources
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
      .filter((path) => /'keydown'|onKeyDown[=(]|onKeyDown\b.*[:{]/.test(read(path)));
    expect(listening.sort()).toEqual([...Object.keys(LISTENERS), ...USUAL].sort());
  });

  it('tells of every single key of the frame', () => {
    const source = read('console/src/frame/shell/keys/use-frame-shortcuts.ts');
    const keys = [...source.matchAll(/^ +(?:'(.)'|(\w|Escape)): /gm)].map(
      (found) => found[1] ?? found[2],
    );
    expect([...new Set(keys)].sort()).toEqual(Object.keys(FRAME_KEYS).sort());
    const ofPages = [
      ...['pages', 'managed-pages', 'business-pages']
        .map((file) => read(`console/src/app/${file}.ts`))
        .join()
        .matchAll(/shortcut: '(.)'/g),
    ];
    expect(ofPages.map(([, key]) => key)).toEqual(['h']);
  });

  it('has a line for each of them, and none twice', () => {
    const told = [...Object.values(LISTENERS).flat(), ...Object.values(FRAME_KEYS)];
    expect([...new Set([...told, 'shortcuts.history.label'])].sort()).toEqual([...labels].sort());
    expect(new Set(labels).size).toBe(labels.length);
  });
});
