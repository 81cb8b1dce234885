import type { User } from '@rastro/sdk/contract';
import {
  type Loss,
  PERMISSION_PRESETS,
  type PermissionPreset,
  writePermissions,
} from '@rastro/sdk/domain';
import { useShortForm, useTrackingClient } from '@rastro/sdk/internal/react';
import { FormDialog, SelectMenu } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p,
  & > ul {
    margin: 0;
  }
  & > ul {
    max-height: 30vh;
    overflow-y: auto;
    padding-inline-start: 20px;
  }
`;
const PRESETS = Object.keys(PERMISSION_PRESETS) as PermissionPreset[];
const NONE: { preset: PermissionPreset | 'none' } = { preset: 'none' };

/** Accounts that may do less once permissions are given one by one, and a preset for all of them before it holds. */
export function PermissionsDialog({
  losses,
  onDone,
  onClose,
}: {
  losses: readonly Loss<User>[];
  /** All have what they are to have. */
  onDone: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { users, attributePrefix: prefix } = useTrackingClient();
  const { values, change, dialog } = useShortForm({
    name: 'permissions',
    start: NONE,
    async send({ preset }) {
      if (preset !== 'none') {
        const permissions = writePermissions(PERMISSION_PRESETS[preset]);
        for (const { user, kept } of losses) {
          if (kept > 0) continue;
          await users.patch(user.id, { attributes: { [`${prefix}.advancedPerms`]: permissions } });
        }
      }
      onDone();
    },
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('server.permissions.title')}
      sendLabel={t('server.permissions.action')}
      cancelLabel={t('form.cancel.action')}
    >
      <Fields>
        <p>{t('server.permissions.text', { count: losses.length })}</p>
        <ul>
          {losses.map(({ user, kept, all }) => (
            <li key={user.id}>
              <bdi>{user.name || user.email}</bdi>
              {`: ${kept === 0 ? t('server.permissions.nothing') : t('server.permissions.kept', { kept, all })}`}
            </li>
          ))}
        </ul>
        <SelectMenu<PermissionPreset | 'none'>
          label={t('server.permissions.preset')}
          value={values.preset}
          onChange={(preset) => change({ preset })}
          options={(['none', ...PRESETS] as const).map((value) => ({
            value,
            label: value === 'none' ? t('server.permissions.none') : t(`choice.preset.${value}`),
          }))}
        />
      </Fields>
    </FormDialog>
  );
}
