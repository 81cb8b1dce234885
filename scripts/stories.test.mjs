/** A new part without a story fails here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where parts that draw live. */
const places = ['sdk/src/ui', 'sdk/src/icons', 'sdk/src/widgets', 'sdk/src/map', 'sdk/src/react']
  .concat(['console/src', 'theme/src'])
  .map((place) => join('packages', place));

/** Parts without a story of their own, by the reason. */
const exceptions = {
  'gives its children something and draws nothing': [
    'console/src/i18n/text-context',
    'console/src/preferences/preferences-context',
    'console/src/session/session-context',
    'sdk/src/react/appearance/appearance-scope',
    'sdk/src/react/appearance/own-elements-style',
    'sdk/src/react/appearance/plain-page-style',
    'sdk/src/react/provider/labels-scope',
    'sdk/src/react/provider/lazy-words',
    'sdk/src/react/provider/request-cache',
    'sdk/src/react/provider/tracking-provider',
    'sdk/src/react/provider/tracking-scope',
    'sdk/src/react/resource/words/resource-words',
  ],
  'is read aloud only': ['sdk/src/ui/visually-hidden'],
  'starts the application or leads to its pages, which have stories': [
    'console/src/app/app',
    'console/src/main',
    'console/src/embed/embed-page',
    'console/src/embed/main',
    'console/src/frame/signed-in-area',
    'console/src/pages/driver/driver-pages',
    'console/src/pages/driver/driver-place',
    'console/src/pages/driver/driver-sign-in',
  ],
  'stands in the stories of the whole console and of its pages': [
    'console/src/account/bar',
    'console/src/account/page-parts',
    'console/src/frame/map-filters',
    'console/src/app/error-boundary',
    'console/src/pages/away/chunk-failure',
    'console/src/brand/brand-logo',
    'console/src/pages/home-page',
    'console/src/frame/frame',
    'console/src/frame/use-new-device',
    'console/src/toasts/alarm-action-notices',
  ],
  'stands in the stories of managed pages': [
    'console/src/import/import-button',
    'console/src/resource/bulk-button',
    'console/src/resource/button-words',
    'console/src/resource/page-menu',
    'console/src/session/late-notice',
    'console/src/session/session-notice',
    'console/src/resource/bulk-table',
  ],
  'puts parts together that have stories of their own': [
    'sdk/src/widgets/device-form/device-deletion',
    'sdk/src/react/resource/form/bulk/use-bulk',
    'sdk/src/widgets/reports/reports',
    'sdk/src/widgets/route-replay/route-history',
  ],
  'stands in the stories of the setup page': ['console/src/pages/layout/account-fields'],
  'stands in the stories of the pages that links lead to': [
    'console/src/pages/layout/account-by-link',
  ],
  'stands in the stories of the logs page': [
    'console/src/logs/log-columns',
    'console/src/logs/log-details',
    'console/src/logs/log-filters',
  ],
  'stands in the stories of the server page': [
    'console/src/server/permissions-dialog',
    'console/src/server/use-warned-save',
    'console/src/server/announcement-form',
    'console/src/server/restart-section',
    'console/src/server/server-health',
    'console/src/server/undelivered-list',
    'console/src/server/server-settings',
  ],
  'stands in the stories of the account page': [
    'account-data',
    'account-profile',
    'code-setup',
    'second-factor',
    'secret-dialog',
    'sign-ins',
    'tokens',
  ]
    .map((name) => `console/src/account/${name}`)
    .concat('console/src/settings/use-setting-fields', 'console/src/qr/qr-picture'),
  'stands in the stories of who looks at a link': [
    'sdk/src/map/layers/destination/destination-camera',
    'sdk/src/map/layers/destination/destination-layer',
  ],
  'stands in the stories of the route replay': ['sdk/src/map/layers/replay/replay-layer'],
  'stands in the stories of the history page': [
    'console/src/history/map-place',
    'console/src/history/player-place',
  ],
  'is a page of its own for frames of other sites, looked at in its journey': [
    'console/src/embed/embed-page',
    'console/src/embed/main',
  ],
  'shows a page of another site': ['sdk/src/map/layers/tools/street-view/street-view-panel'],
  'stands in the stories of the live map': [
    'sdk/src/map/layers/land/base-map',
    'sdk/src/map/base/base-layer',
    'sdk/src/map/base/raster-layer',
    'sdk/src/map/base/fetched-layer',
    'sdk/src/map/worker/fleet-layer',
    'sdk/src/map/layers/fences/fence-layer',
    'sdk/src/map/layers/legend/map-legend',
    'sdk/src/map/layers/menu/layer-picture',
    'sdk/src/map/layers/menu/layers-choices',
    'sdk/src/map/layers/menu/layers-menu',
    'sdk/src/map/layers/menu/layers-popover',
    'sdk/src/map/layers/tools/open-tools',
    'sdk/src/map/layers/tools/print/print-sheet',
    'sdk/src/map/layers/far/far-chips',
    'sdk/src/map/layers/menu/layer-choice',
    'sdk/src/map/layers/tools/tools-menu',
    'sdk/src/map/view/credit-line',
    'sdk/src/map/view/map-controls',
    'sdk/src/map/view/map-credits',
    'sdk/src/map/view/map-foot',
    'sdk/src/map/view/map-stage',
    'sdk/src/map/layers/lazy-layers',
    'sdk/src/map/layers/included/included-map-layer',
  ],
  'stands in the stories of events and reports': [
    'sdk/src/map/layers/event-place/event-place',
    'sdk/src/widgets/place-line/place-text',
    'sdk/src/map/layers/picture/map-picture',
  ],
  'stands in the stories of the page of fences and of their editor': [
    'console/src/geofences/fence-editing',
    'console/src/geofences/fence-view',
    'sdk/src/map/layers/fence-editor/draft-handles',
    'sdk/src/map/layers/fence-editor/editor-bar',
    'sdk/src/map/layers/fence-editor/editor-hint',
    'sdk/src/map/layers/fence-editor/fence-editor-layer',
    'sdk/src/map/layers/fence-editor/kind-choice',
    'sdk/src/map/layers/fences/page-fences',
    'sdk/src/widgets/geofences/geofence-menu',
  ],
  'stands in the stories of the page of groups and its dialogs': [
    'console/src/groups/columns/members-column',
    'console/src/groups/tree/editable-tree',
    'console/src/groups/tree/tree-foot',
    'console/src/groups/members/member-name',
    'console/src/groups/members/member-state',
    'console/src/groups/members/member-table',
    'console/src/groups/members/name-columns',
    'console/src/groups/members/use-member-columns',
    'console/src/groups/tree/group-tree',
    'console/src/groups/tree/state-counts',
  ],
  'stands in the stories of the pages that it chooses from': ['console/src/pages/held/held-page'],
  'stands in the stories of the page of the terms': ['console/src/account/privacy-contact'],
  'stands in the stories of the page of users': [
    'console/src/users/enter/enter-section',
    'console/src/users/access/disable-dialog',
    'console/src/users/drawer/fact-list',
    'console/src/users/drawer/terms-section',
    'console/src/users/drawer/user-details',
    'console/src/users/drawer/user-drawer',
    'console/src/resource/fact-section',
    'console/src/users/form/user-form',
    'console/src/resource/links/link-chooser',
    'console/src/resource/links/holder-links',
    'console/src/resource/links/link-section',
    'console/src/users/links/user-links',
    'console/src/users/list/name-cell',
    'console/src/users/list/user-columns',
    'console/src/users/list/user-state-badge',
    'console/src/users/rights/permission-matrix',
    'console/src/users/rights/rights-dialog',
    'console/src/users/rights/rights-section',
    'console/src/users/suspension/sign-out-section',
    'console/src/users/suspension/suspension-section',
    'console/src/users/suspension/trust-part',
    'console/src/users/list/use-users-table',
  ],
  'stands in the stories of the managed pages': [
    'console/src/resource/beside-extra',
    'console/src/resource/item-drawer',
    'console/src/resource/resource-page',
    'sdk/src/widgets/managed/calendar-field',
    'sdk/src/widgets/managed/calendar-week',
    'sdk/src/widgets/managed/expression-field',
    'sdk/src/widgets/managed/expression-try',
    'sdk/src/widgets/managed/schedule-fields',
    'sdk/src/widgets/managed/use-calendar-fields',
    'sdk/src/widgets/managed/use-command-form',
    'sdk/src/widgets/managed/use-computed-fields',
    'sdk/src/widgets/managed/use-driver-columns',
    'sdk/src/widgets/managed/use-driver-form',
    'sdk/src/widgets/managed/use-plan-fields',
  ],
  'is the inside of a part that has stories': [
    'console/src/notice/use-undo-notice',
    'console/src/device/detail/device-foot',
    'sdk/src/ui/dialog/use-unsaved-guard',
  ],
  'is the frame of a widget that has stories': [
    'console/src/pages/events-page',
    'console/src/pages/schedules-page',
    'console/src/pages/share/dead-link',
    'console/src/pages/share/share-page',
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

/** The files below `folder` that a file names, with what these name. */
function reach(file, folder, reached = new Set()) {
  const text = readFileSync(file, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const path = join(dirname(file), name);
    const found = [`${path}.tsx`, `${path}.ts`].find((one) => existsSync(one));
    if (!found || reached.has(found) || !found.startsWith(`${folder}/`)) continue;
    reached.add(found);
    reach(found, folder, reached);
  }
  return reached;
}

/** The insides of parts with stories: what a story names, or its part does, in its own folder. */
function listInsides() {
  const insides = new Set();
  for (const place of places) {
    for (const name of readdirSync(place, { recursive: true })) {
      if (!name.endsWith('.stories.tsx')) continue;
      const story = join(place, name);
      for (const file of reach(story, dirname(story))) insides.add(file.replace(/\.tsx$/, ''));
    }
  }
  return insides;
}

describe('stories', () => {
  const insides = listInsides();
  const isSeen = (part) => hasStory(part) || insides.has(part);

  it('show every part', () => {
    const unseen = listParts().filter((part) => !isSeen(part) && !excepted.includes(part));
    expect(unseen, 'write a story beside it, or a reason into this file').toEqual([]);
  });

  it('have no exception that is gone or has a story by now', () => {
    const parts = listParts();
    expect(excepted.filter((part) => !parts.includes(part) || isSeen(part))).toEqual([]);
  });
});
