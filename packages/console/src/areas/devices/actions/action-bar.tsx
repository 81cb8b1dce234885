import { Menu } from '@rastro/sdk/internal/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { ActionButton } from './action-button';
import { ActionMenuItem } from './action-menu-item';
import { ActionRow } from './action-row';
import { splitActions } from './list-device-actions';
import { useDeviceActions } from './use-device-actions';

/**
 * Bar with the actions of a device: frequent ones as buttons of one width, the rest behind "More".
 */
export function ActionBar({ deviceId }: { deviceId: number }): ReactElement {
  const t = useText();
  const { actions, dialog } = useDeviceActions(deviceId);
  const { buttons, more } = splitActions(actions);
  return (
    <ActionRow role="group" aria-label={t('device.actions.label')}>
      {buttons.map(({ id, Sign, word, isOn, isMarked = false, isUnknown = false, run }) => (
        <ActionButton
          key={id}
          aria-pressed={isOn}
          data-tone={isMarked ? 'idle' : undefined}
          disabled={isUnknown}
          onClick={run}
        >
          <Sign size={18} aria-hidden="true" />
          {word}
        </ActionButton>
      ))}
      {more.length > 0 ? (
        <Menu
          align="end"
          trigger={
            <ActionButton>
              <Ellipsis size={18} aria-hidden="true" />
              {t('device.more.action')}
            </ActionButton>
          }
        >
          {more.map((action) => (
            <ActionMenuItem key={action.id} action={action} />
          ))}
        </Menu>
      ) : null}
      {dialog}
    </ActionRow>
  );
}
