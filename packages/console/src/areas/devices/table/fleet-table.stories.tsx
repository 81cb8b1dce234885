import { makeDevice, makePosition } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { FleetTable } from './fleet-table';

export default { title: 'Console / device / Fleet table' };

const Table = (props: Partial<ConsoleStoryProps>): ReactElement => (
  <ConsoleStory state={fleetState} path="/devices" {...props}>
    <div style={{ height: '100dvh' }}>
      <FleetTable onShowMap={() => undefined} />
    </div>
  </ConsoleStory>
);

export const Small = (): ReactElement => <Table />;
Small.meta = {
  about: 'A vehicle in each state, one of them with a hostile name.',
  layout: 'fill',
  ready: '.rastro-table-row, .rastro-table-card',
};

const COUNT = 5_000;
const many = {
  ...fleetState,
  devices: Array.from({ length: COUNT }, (_, index) =>
    makeDevice(index + 1, {
      name: `Bus ${2001 + index} · Route ${index % 90}`,
      groupId: 1 + (index % 2),
      category: 'bus',
      attributes: { plate: `CMT-${2001 + index}` },
    }),
  ),
  positions: Array.from({ length: COUNT }, (_, index) =>
    makePosition(index + 1, {
      speed: index % 60,
      address: `${1100 + index} Guadalupe St`,
      attributes: { ignition: true, motion: index % 3 > 0 },
    }),
  ),
};

export const Many = (): ReactElement => <Table state={many} />;
Many.meta = {
  about: 'Five thousand vehicles, whose names differ at their ends.',
  layout: 'fill',
  ready: '.rastro-table-row, .rastro-table-card',
};

export const Searched = (): ReactElement => <Table stored={{ query: 'Corolla' }} />;
Searched.meta = {
  about: 'The search of the list holds here too.',
  layout: 'fill',
  ready: '.rastro-table-row, .rastro-table-card',
};
