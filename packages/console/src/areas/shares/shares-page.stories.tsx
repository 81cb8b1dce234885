import { share } from '@rastro/sdk/contract';
import { makeDevice } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { SharesPage } from './shares-page';

export default { title: 'Console / pages / Shares page' };

const HOUR_MS = 3_600_000;
const link = (id: number, name: string, deviceIds: number[]) =>
  share.decode({
    id,
    name,
    deviceIds,
    openedCount: id * 3,
    token: null,
    createdAt: new Date(Date.now() - HOUR_MS).toISOString(),
    expiresAt: new Date(Date.now() + id * HOUR_MS).toISOString(),
  });
const devices = [makeDevice(1, { name: 'Fiorino 07' }), makeDevice(2, { name: 'Kangoo 05' })];

const Page = ({ state, ...rest }: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={{ devices, ...state }} path="/shares" {...rest}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <SharesPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => (
  <Page state={{ shares: [link(1, 'Cliente Silva', [1]), link(3, '', [1, 2])] }} />
);
List.meta = {
  about: 'Links of one and of several vehicles.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const Empty = (): ReactElement => <Page />;
Empty.meta = { about: 'Nothing is shared.', layout: 'page' };

export const Failed = (): ReactElement => <Page state={{ answers: { 'GET /api/shares': 503 } }} />;
Failed.meta = { about: 'The list could not be had.', layout: 'page', ready: 'button' };

export const Hostile = (): ReactElement => (
  <Page
    state={{ shares: HOSTILE_NAMES.slice(0, 6).map((name, index) => link(index + 1, name, [2])) }}
  />
);
Hostile.meta = {
  about: 'Names that want to break the page.',
  layout: 'page',
  ready: '[role=gridcell]',
};
