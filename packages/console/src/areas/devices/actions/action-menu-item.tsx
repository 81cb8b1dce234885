import { MenuItem } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import type { DeviceAction } from './use-device-actions';

/** An action of a device in a menu, in the words of its button. */
export function ActionMenuItem({
  action: { Sign, word, isOn = false, isUnknown = false, run },
}: {
  action: DeviceAction;
}): ReactElement {
  const t = useText();
  return (
    <MenuItem
      icon={<Sign aria-hidden="true" />}
      hint={isOn ? t('device.actions.on') : undefined}
      disabled={isUnknown}
      onSelect={run}
    >
      {word}
    </MenuItem>
  );
}
