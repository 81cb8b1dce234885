/** A new part without a story fails here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Folders of the parts that draw. */
const places = ['sdk/src/ui', 'sdk/src/icons', 'sdk/src/widgets', 'sdk/src/map', 'sdk/src/react']
  .concat(['console/src', 'theme/src'])
  .map((place) => join('packages', place));

/** Parts without a story of their own, by the reason. */
const exceptions = {
  'gives its children something and draws nothing': [
    'console/src/frame/i18n/text-context',
    'console/src/frame/preferences/preferences-context',
    'console/src/frame/session/session-context',
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
    'console/src/areas/shares/embed/embed-page',
    'console/src/areas/shares/embed/main',
    'console/src/areas/drivers/driver/driver-pages',
    'console/src/areas/drivers/driver/driver-place',
    'console/src/areas/drivers/driver/driver-sign-in',
  ],
  'stands in the stories of the whole console and of its pages': [
    'console/src/frame/resource/bar',
    'console/src/frame/resource/page-parts',
    'console/src/app/error-boundary',
    'console/src/frame/away/chunk-failure',
    'console/src/frame/brand/brand-logo',
    'console/src/areas/devices/home-page',
    'console/src/frame/toasts/alarm-action-notices',
  ],
  'stands in the stories of managed pages': [
    'console/src/frame/import/import-button',
    'console/src/frame/notice-dialog/notice-button',
    'console/src/frame/notice-dialog/notice-dialog',
    ...['bulk-button', 'bulk-table', 'button-words', 'page-menu'].map(
      (name) => `console/src/frame/resource/${name}`,
    ),
    'console/src/frame/session/late-notice',
    'console/src/frame/session/session-notice',
    'console/src/areas/commands/commands-page',
    'console/src/areas/devices/computed-page',
    'console/src/areas/drivers/drivers-page',
    ...['access-form', 'codes-button', 'codes-dialog', 'driver-data', 'drives-button']
      .concat(['drives-dialog', 'use-rare-entries'])
      .map((name) => `console/src/areas/drivers/drivers/${name}`),
    ...['done-dialog', 'due-table', 'history-table', 'plan-parts', 'services-page'].map(
      (name) => `console/src/areas/maintenance/${name}`,
    ),
    'console/src/areas/notifications/calendars-page',
  ],
  'puts parts together that have stories of their own': [
    'sdk/src/widgets/device-form/device-deletion',
    'sdk/src/react/resource/form/bulk/use-bulk',
    'sdk/src/widgets/reports/reports',
    'sdk/src/widgets/route-replay/route-history',
  ],
  'stands in the stories of the setup page': ['console/src/frame/entrance/account-fields'],
  'stands in the stories of the pages that links lead to': [
    'console/src/frame/entrance/account-by-link',
  ],
  'stands in the stories of the account page': [
    'console/src/frame/resource/use-setting-fields',
    'console/src/frame/qr/qr-picture',
  ],
  'stands in the stories of who looks at a link': [
    'sdk/src/map/layers/destination/destination-camera',
    'sdk/src/map/layers/destination/destination-layer',
  ],
  'stands in the stories of the route replay': ['sdk/src/map/layers/replay/replay-layer'],
  'is a page of its own for frames of other sites, looked at in its journey': [
    'console/src/areas/shares/embed/embed-page',
    'console/src/areas/shares/embed/main',
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
    'sdk/src/map/layers/fence-editor/draft-handles',
    'sdk/src/map/layers/fence-editor/editor-bar',
    'sdk/src/map/layers/fence-editor/editor-hint',
    'sdk/src/map/layers/fence-editor/fence-editor-layer',
    'sdk/src/map/layers/fence-editor/kind-choice',
    'sdk/src/map/layers/fences/page-fences',
    'sdk/src/widgets/geofences/geofence-menu',
  ],
  'stands in the stories of the pages that it chooses from': [
    'console/src/areas/access/held/held-page',
  ],
  'stands in the stories of the page of users': [
    'console/src/frame/resource/fact-list',
    'console/src/frame/resource/fact-section',
    'console/src/frame/resource/links/link-chooser',
    'console/src/frame/resource/links/holder-links',
    'console/src/frame/resource/links/link-section',
  ],
  'stands in the stories of the managed pages': [
    'console/src/frame/resource/beside-extra',
    'console/src/frame/resource/item-drawer',
    'console/src/frame/resource/resource-page',
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
  'stands in the stories of the page of keys': ['console/src/frame/secret/secret-dialog'],
  'is the inside of a part that has stories': [
    'console/src/frame/notice/use-undo-notice',
    'sdk/src/ui/dialog/use-unsaved-guard',
  ],
  'is the frame of a widget that has stories': [
    'console/src/areas/alarms/events-page',
    'console/src/areas/reports/schedules-page',
    'console/src/areas/shares/share/share-page',
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
