import type { LiveMapHandle } from '@rastro/sdk/internal';
import { makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { useRef, type ReactElement } from 'react';
import { ConsoleMap } from '../../frame/map/console-map';
import { PanelDock } from '../../frame/panel/panel-dock';
import { useLayout } from '../../frame/shell/surface/use-layout';
import { ConsoleStory } from '../../testing/console-story';
import { fencesState } from '../../testing/story-fences';
import { GeofencesPage } from './geofences-page';

export default { title: 'Console / pages / Geofences page' };

const nothing = () => undefined;
const PANEL_PX = 384;
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

function Stage(): ReactElement {
  const map = useRef<LiveMapHandle>(null);
  const isPhone = useLayout() === 'phone';
  const page = <GeofencesPage />;
  return (
    <main style={{ position: 'relative', height: '100vh' }}>
      <ConsoleMap
        ref={map}
        selectedId={null}
        onSelect={nothing}
        padding={isPhone ? NO_PADDING : { ...NO_PADDING, left: PANEL_PX }}
        filter={undefined}
      />
      {isPhone ? (
        page
      ) : (
        <PanelDock widthPx={PANEL_PX} onWidthChange={nothing} size="normal">
          {page}
        </PanelDock>
      )}
    </main>
  );
}

const Page = ({
  state = fencesState,
  path = '/geofence',
}: {
  state?: FakeServerState;
  path?: string;
}): ReactElement => (
  <ConsoleStory state={state} path={path}>
    <Stage />
  </ConsoleStory>
);

export const List = (): ReactElement => <Page />;
List.meta = {
  about: 'Fences of each kind, one of an unreadable area, and an anchor apart.',
  layout: 'page',
  ready: '[data-fence]',
};

export const OneFence = (): ReactElement => <Page path="/geofence?fence=2" />;
OneFence.meta = { about: 'What is known of one fence.', layout: 'page', ready: 'dl' };

export const Edited = (): ReactElement => <Page path="/geofence?fence=2&edit" />;
Edited.meta = {
  about: 'A polygon with its handles, its form beside it.',
  layout: 'page',
  ready: '.rastro-fence-bar',
};

export const EditedLine = (): ReactElement => <Page path="/geofence?fence=3&edit" />;
EditedLine.meta = {
  about: 'A line with its corridor.',
  layout: 'page',
  ready: '.rastro-fence-bar',
};

export const EditedCircle = (): ReactElement => <Page path="/geofence?fence=1&edit" />;
EditedCircle.meta = {
  about: 'A circle with its centre and its edge.',
  layout: 'page',
  ready: '.rastro-fence-bar',
};

export const New = (): ReactElement => <Page path="/geofence?fence=new" />;
New.meta = { about: 'A fence of no point yet.', layout: 'page', ready: '.rastro-fence-bar' };

export const Hostile = (): ReactElement => <Page path="/geofence?fence=4" />;
Hostile.meta = { about: 'A hostile name.', layout: 'page', ready: 'dl' };

export const ReadOnly = (): ReactElement => (
  <Page state={{ ...fencesState, user: makeUser({ readonly: true }) }} path="/geofence?fence=1" />
);
ReadOnly.meta = { about: 'For an account that may only look.', layout: 'page', ready: 'dl' };

export const Empty = (): ReactElement => <Page state={{ ...fencesState, geofences: [] }} />;
Empty.meta = { about: 'No fence yet.', layout: 'page', ready: '.rastro-empty-state' };

export const Loading = (): ReactElement => (
  <Page state={{ ...fencesState, answers: { 'GET /api/geofences': 'hang' } }} />
);
Loading.meta = { about: 'The fences are on their way.', layout: 'page' };

export const Failed = (): ReactElement => (
  <Page state={{ ...fencesState, answers: { 'GET /api/geofences': 502 } }} />
);
Failed.meta = {
  about: 'The fences could not be loaded.',
  layout: 'page',
  ready: '.rastro-error-state',
};
