import { deletedDevice } from '@rastro/sdk/contract';
import { makeGroup } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { DeletedDevicesPage } from './deleted-devices-page';

export default { title: 'Console / pages / Deleted devices page' };

const groups = [makeGroup(2, { name: 'Entregas Zona Sul' })];
const deletedAt = '2026-08-20T14:12:00Z';
const deleted = (names: readonly string[]) =>
  names.map((name, index) =>
    deletedDevice.decode({
      id: index + 1,
      name,
      uniqueId: `86123400000${index}`,
      groupId: 2,
      deletedAt,
    }),
  );
const Page = ({ state }: Pick<ConsoleStoryProps, 'state'>): ReactElement => (
  <ConsoleStory state={{ groups, ...state }} path="/deleted-devices">
    <main style={{ position: 'relative', height: '100vh' }}>
      <DeletedDevicesPage />
    </main>
  </ConsoleStory>
);

export const Deleted = (): ReactElement => (
  <Page state={{ deletedDevices: deleted(['Fiorino 07', 'Kangoo 05']) }} />
);
Deleted.meta = { about: 'What waits to be restored.', layout: 'page', ready: '[role=gridcell]' };

export const None = (): ReactElement => <Page />;
None.meta = { about: 'Nothing is deleted.', layout: 'page', ready: '.rastro-empty-state' };

export const Hostile = (): ReactElement => (
  <Page state={{ deletedDevices: deleted(HOSTILE_NAMES.slice(0, 5)) }} />
);
Hostile.meta = {
  about: 'Names that want to break the page.',
  layout: 'page',
  ready: '[role=gridcell]',
};
