import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { share } from '../../contract';
import { HOUR_MS } from '../../domain';
import { makeDevice, type FakeServerState } from '../../testing';
import { ShareDialog } from './share-dialog';

export default { title: 'SDK / widgets / Share dialog' };

const link = (id: number, name: string, openedCount: number) =>
  share.decode({
    id,
    name,
    deviceIds: [1],
    openedCount,
    token: null,
    expiresAt: new Date(Date.now() + id * HOUR_MS).toISOString(),
  });
const made = { ...link(7, '', 0), token: 'q3JkV0m2X9aTz8LrYw1cNfHsUuEoBpGdKi4RxM7vZlA' };

function Story({
  state,
  device = { id: 1, name: 'Fiorino 07' },
}: {
  state?: FakeServerState;
  device?: { id: number; name: string };
}): ReactElement {
  return (
    <StoryServer state={{ devices: [makeDevice(1, { name: 'Fiorino 07' })], ...state }}>
      <ShareDialog device={device} onClose={() => undefined} />
    </StoryServer>
  );
}

export const Fresh = (): ReactElement => <Story />;
Fresh.meta = { about: 'A vehicle that nobody shares yet.', layout: 'page', ready: '[role=dialog]' };

export const Running = (): ReactElement => (
  <Story state={{ shares: [link(1, 'Cliente Silva', 0), link(3, '', 12)] }} />
);
Running.meta = { about: 'Links that show it already.', layout: 'page', ready: '[role=dialog] li' };

export const Hostile = (): ReactElement => (
  <Story
    device={{ id: 1, name: HOSTILE_NAMES[1] ?? '' }}
    state={{ shares: HOSTILE_NAMES.slice(0, 4).map((name, index) => link(index + 1, name, 1)) }}
  />
);
Hostile.meta = {
  about: 'Names that want to break the page.',
  layout: 'page',
  ready: '[role=dialog] li',
};

export const Made = (): ReactElement => (
  <Act within="page" on="[role=dialog] .rastro-button[data-variant=primary]">
    <Story state={{ answers: { 'POST /api/shares': made } }} />
  </Act>
);
Made.meta = { about: 'The link, shown this once.', layout: 'page', ready: '[role=dialog] a' };

export const Refused = (): ReactElement => (
  <Act within="page" on="[role=dialog] .rastro-button[data-variant=primary]">
    <Story state={{ answers: { 'POST /api/shares': 403 } }} />
  </Act>
);
Refused.meta = {
  about: 'The server does not let it.',
  layout: 'page',
  ready: '[role=dialog] [role=alert]',
};

export const NoVehicleChosen = (): ReactElement => (
  <StoryServer state={{ devices: [makeDevice(1, { name: 'Fiorino 07' })] }}>
    <ShareDialog onClose={() => undefined} />
  </StoryServer>
);
NoVehicleChosen.meta = {
  about: 'Somebody is to choose what is shared.',
  layout: 'page',
  ready: '[role=dialog] [role=combobox]',
};
