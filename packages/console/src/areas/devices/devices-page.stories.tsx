import { VisuallyHidden } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ConsoleStory } from '../../testing/console-story';
import { fleetState } from '../../testing/story-fleet';
import { DevicesPage } from './devices-page';

export default { title: 'Console / pages / Devices page' };

const Page = ({
  title,
  selectedId,
}: {
  /** Beside a detail the list is not the page. */
  title?: string;
  selectedId?: number;
}): ReactElement => (
  <ConsoleStory state={fleetState} path="/devices">
    <main style={{ position: 'relative', maxWidth: 480, height: '100vh' }}>
      {title ? <VisuallyHidden as="h1">{title}</VisuallyHidden> : null}
      <DevicesPage besideDeviceId={selectedId} />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => <Page />;
List.meta = { about: 'The list as a panel; a page of its own on a phone.', layout: 'page' };

export const BesideDetail = (): ReactElement => {
  const t = useText();
  return <Page title={t('device.page.title')} selectedId={1} />;
};
BesideDetail.meta = { about: 'On a wide screen the list stays beside the detail.', layout: 'page' };
