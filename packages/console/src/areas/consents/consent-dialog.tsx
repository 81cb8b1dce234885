import type { Device } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import { Dialog } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { ConsentPanel } from './consent-panel';

/** To the edges of the window: its parts bring their own room. */
const Whole = styled.div`
  margin: 0 -24px;
`;

/** Consents of a vehicle, over the page. */
export function ConsentDialog({
  device,
  onClose,
}: {
  device: Device;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  return (
    <Dialog
      isOpen
      size="form"
      title={`${t('consents.part.title')} · ${readDeviceName(device)}`}
      closeLabel={t('panel.close.action')}
      onClose={onClose}
    >
      <Whole>
        <ConsentPanel deviceId={device.id} />
      </Whole>
    </Dialog>
  );
}
