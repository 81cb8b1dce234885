/** A new part without a story fails here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where parts that draw live. */
const places = ['sdk/src/ui', 'sdk/src/icons', 'sdk/src/widgets', 'sdk/src/map', 'sdk/src/react']
  .concat(['console/src', 'theme/src'])
  .map((place) => join('packages', place));

/** Parts without a story of their own, by the reason. */
const exceptions = {
  'gives its children something and draws nothing': [
    'console/src/i18n/text-context',
    'console/src/map/map-scene',
    'console/src/preferences/preferences-context',
    'console/src/session/session-context',
    'console/src/shell/surface/shell-context',
    'sdk/src/react/appearance/appearance-scope',
    'sdk/src/react/appearance/own-elements-style',
    'sdk/src/react/appearance/plain-page-style',
    'sdk/src/react/provider/labels-scope',
    'sdk/src/react/provider/lazy-words',
    'sdk/src/react/provider/request-cache',
    'sdk/src/react/provider/tracking-provider',
    'sdk/src/react/provider/tracking-scope',
    'sdk/src/react/resource/words/resource-words',
    'sdk/src/ui/overlay/portal-container',
  ],
  'is read aloud only': ['console/src/toasts/announcement', 'sdk/src/ui/visually-hidden'],
  'starts the application or leads to its pages, which have stories': [
    'console/src/app/app',
    'console/src/app/route-gate',
    'console/src/main',
    'console/src/shell/frame/signed-in-area',
  ],
  'stands in the stories of the whole console and of its pages': [
    'console/src/app/error-boundary',
    'console/src/brand/brand-logo',
    'console/src/pages/home-page',
    'console/src/shell/frame/frame',
    'console/src/toasts/toast-column',
  ],
  'stands in the stories of the device list': [
    'device-list-view',
    'list-body',
    'list-foot',
    'notice/list-notice',
    'notice/list-skeleton',
    'notice/offline-notice',
    'row/alarm-badge',
    'row/device-row',
    'row/row-age',
    'row/row-detail',
    'row/row-duration',
    'row/row-figures',
    'rows/group-header',
    'rows/virtual-list',
    'toolbar/active-filters',
    'toolbar/attention-box',
    'toolbar/filter-choices',
    'toolbar/filter-menu',
    'toolbar/list-toolbar',
    'toolbar/sort-choices',
    'toolbar/sort-menu',
    'toolbar/status-filter',
  ].map((name) => `sdk/src/widgets/device-list/${name}`),
  'stands in the stories of the route replay': [
    'own-places',
    'route-replay-view',
    'dock/player-buttons',
    'dock/replay-dock',
    'dock/replay-graph',
    'dock/replay-moment',
    'dock/scrub-slider',
    'panel/replay-downloads',
    'panel/replay-figures',
    'panel/replay-legend',
    'panel/replay-notice',
    'panel/replay-panel',
    'panel/replay-points',
    'panel/replay-timeline',
    'panel/stop-place',
    'panel/vehicle-tabs',
    'panel/vehicles-field',
  ]
    .map((name) => `sdk/src/widgets/route-replay/${name}`)
    .concat('sdk/src/map/layers/replay/replay-layer'),
  'stands in the stories of the history page': [
    'console/src/history/map-place',
    'console/src/history/player-place',
  ],
  'stands in the stories of the device detail': [
    'device-detail-view',
    'facts/fact-list',
    'head/alarm-band',
    'head/device-status',
    'head/past-line',
    'head/place-row',
    'head/status-line',
    'parts/day-bar',
    'parts/driver-card',
    'parts/figures',
    'parts/latest-events',
    'parts/lines',
    'parts/maintenance-lines',
    'parts/part',
    'parts/sensor-charts',
    'parts/today',
    'tiles/pin-dialog',
    'tiles/tile-grid',
  ].map((name) => `sdk/src/widgets/device-detail/${name}`),
  'stands in the stories of the data table': [
    'grid/card-content',
    'grid/table-grid',
    'grid/table-head',
    'grid/table-line',
    'grid/table-skeleton',
    'grid/table-totals',
    'tools/bulk-bar',
    'tools/column-chooser',
    'tools/column-popover',
    'tools/filter-menu',
    'tools/table-toolbar',
  ].map((name) => `sdk/src/ui/data/table/${name}`),
  'stands in the story of what the tools of a map say': [
    'locate/locate-notice',
    'measure/measure-bar',
  ].map((name) => `sdk/src/map/layers/tools/${name}`),
  'shows a page of another site': ['sdk/src/map/layers/tools/street-view/street-view-panel'],
  'stands in the story of the weather beside it': ['sdk/src/widgets/facts/clock'],
  'stands in the stories of the header': [
    'console/src/shell/header/header-facts',
    'console/src/shell/header/header-weather',
  ],
  'stands in the stories of the tree': ['sdk/src/ui/data/tree/tree-row'],
  'stands in the stories of the live map': [
    'sdk/src/map/layers/land/base-map',
    'sdk/src/map/base/base-layer',
    'sdk/src/map/base/raster-layer',
    'sdk/src/map/base/fetched-layer',
    'sdk/src/map/worker/fleet-layer',
    'sdk/src/map/layers/fences/fence-layer',
    'sdk/src/map/layers/legend/map-legend',
    'sdk/src/map/layers/menu/layers-choices',
    'sdk/src/map/layers/menu/layers-menu',
    'sdk/src/map/layers/menu/layers-popover',
    'sdk/src/map/layers/tools/open-tools',
    'sdk/src/map/layers/tools/print/print-sheet',
    'sdk/src/map/layers/tools/tools-menu',
    'sdk/src/map/view/map-controls',
    'sdk/src/map/view/map-foot',
    'sdk/src/map/view/map-stage',
    'sdk/src/map/layers/lazy-layers',
    'sdk/src/map/layers/streets/streets-layer',
    'sdk/src/map/layers/follow/follow-layer',
    'sdk/src/map/layers/follow/follow-list',
    'sdk/src/map/layers/follow/trails',
    'sdk/src/map/layers/precision/precision-circle',
    'sdk/src/widgets/live-map/live-map-view/live-map-view',
    'sdk/src/widgets/live-map/live-map-view/live-map-foot',
    'sdk/src/widgets/live-map/pick/cluster-list-view',
    'sdk/src/widgets/live-map/pick/picking-view',
    'sdk/src/widgets/live-map/selection/selection-view',
  ],
  'stands in the stories of the card of a vehicle, and of the dialog that moves vehicles': [
    'sdk/src/widgets/live-map/pick/card-since',
    'sdk/src/widgets/live-map/selection/move-dialog',
  ],
  'stands in the stories of the page of fences and of their editor': [
    'console/src/geofences/fence-editing',
    'console/src/geofences/fence-links',
    'console/src/geofences/fence-view',
    'sdk/src/map/layers/fence-editor/draft-handles',
    'sdk/src/map/layers/fence-editor/editor-bar',
    'sdk/src/map/layers/fence-editor/editor-hint',
    'sdk/src/map/layers/fence-editor/fence-editor-layer',
    'sdk/src/map/layers/fences/page-fences',
    'sdk/src/widgets/geofences/geofence-form',
    'sdk/src/widgets/geofences/geofence-menu',
    'sdk/src/widgets/geofences/geofence-row',
    'sdk/src/widgets/geofences/import-preview',
    'sdk/src/widgets/geofences/shape-fields',
  ],
  'stands in the stories of the page of groups and its dialogs': [
    'columns/members-column',
    'columns/tree-column',
    'dialogs/add-devices-dialog',
    'dialogs/form-dialog',
    'dialogs/group-drawer',
    'dialogs/name-dialog',
    'members/member-name',
    'members/member-state',
    'members/member-table',
    'members/use-member-columns',
    'tree/group-tree',
    'tree/state-counts',
  ].map((name) => `console/src/groups/${name}`),
  'stands in the stories of the page of users': [
    'access/disable-dialog',
    'drawer/fact-list',
    'drawer/user-details',
    'drawer/user-drawer',
    'fact-section',
    'form/user-form',
    'links/link-chooser',
    'links/user-links',
    'list/name-cell',
    'list/user-columns',
    'list/user-state-badge',
    'list/users-table',
  ].map((name) => `console/src/users/${name}`),
  'is the inside of a part that has stories': [
    'console/src/device/list/add-guide',
    'console/src/shell/palette/palette-option',
    'console/src/shell/palette/palette-search',
    'console/src/device/detail/action-button',
    'console/src/shell/notice/use-undo-notice',
    'sdk/src/widgets/device-detail/image/image-frame',
    'sdk/src/widgets/device-detail/image/image-part',
    'sdk/src/widgets/export-menu/export-buttons',
    'sdk/src/widgets/export-menu/export-progress',
    'sdk/src/widgets/export-menu/report-export',
    'sdk/src/widgets/live-map/pick/card-since',
    'sdk/src/widgets/live-map/selection/move-dialog',
    'sdk/src/widgets/live-map/selection/selection-view',
    'console/src/device/detail/anchor-action',
    'console/src/device/detail/device-foot',
    'sdk/src/ui/form/date-time/draft-field',
    'sdk/src/ui/form/field/field-button',
    'sdk/src/ui/form/field/field-line',
    'sdk/src/ui/form/field/field-shell',
    'sdk/src/ui/form/combobox/combobox-list',
    'sdk/src/react/resource/form/change-value',
    'sdk/src/react/resource/form/delete-button',
    'sdk/src/react/resource/form/form-overview',
    'sdk/src/react/resource/form/form-place',
    'sdk/src/react/resource/form/member-field',
    'sdk/src/react/resource/form/reference-field',
    'sdk/src/ui/form/attributes/attribute-row',
    'sdk/src/ui/dialog/use-unsaved-guard',
    'sdk/src/ui/overlay/menu-parts',
    'sdk/src/ui/feedback/notice',
    'sdk/src/ui/form/toggle/toggle',
    'sdk/src/ui/overlay/tooltip-bubble',
  ],
};

const listParts = () =>
  places.flatMap((place) =>
    readdirSync(place, { recursive: true })
      .map((name) => join(place, name))
      .filter((file) => /(?<!\.(?:test|stories))\.tsx$/.test(file) && !file.includes('/testing/'))
      .map((file) => file.slice(0, -'.tsx'.length)),
  );
const hasStory = (part) => existsSync(`${part}.stories.tsx`);
const excepted = Object.values(exceptions)
  .flat()
  .map((part) => join('packages', part));

describe('stories', () => {
  it('show every part', () => {
    const unseen = listParts().filter((part) => !hasStory(part) && !excepted.includes(part));
    expect(unseen, 'write a story beside it, or a reason into this file').toEqual([]);
  });

  it('have no exception that is gone or has a story by now', () => {
    const parts = listParts();
    expect(excepted.filter((part) => !parts.includes(part) || hasStory(part))).toEqual([]);
  });
});
