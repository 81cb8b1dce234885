import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { FleetList } from '../../../areas/devices/list/fleet-list';
import { useText } from '../../i18n/text-context';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { FullPage } from './full-page';

export default { title: 'Console / shell / Full page' };

const nothing = () => undefined;

function Devices(): ReactElement {
  const t = useText();
  return (
    <main style={{ position: 'relative', height: '100vh' }}>
      <FullPage
        title={t('devices.page.title')}
        trailing={<Button>{t('replay.retry.action')}</Button>}
        onClose={nothing}
      >
        <FleetList />
      </FullPage>
    </main>
  );
}

export const Page = (): ReactElement => (
  <ConsoleStory state={fleetState} path="/devices">
    <Devices />
  </ConsoleStory>
);
Page.meta = { about: 'A page without the map; an action at its head.', layout: 'page' };
