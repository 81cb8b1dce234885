import type { AccountAccess, User } from '@rastro/sdk/contract';
import {
  decide,
  findPreset,
  type Permission,
  PERMISSION_PRESETS,
  type PermissionPreset,
  PERMISSIONS,
  readPermissions,
  toActor,
  writePermissions,
} from '@rastro/sdk/domain';
import { useServer, useSession, useShortForm, useTrackingClient } from '@rastro/sdk/internal/react';
import { FormDialog, SelectMenu } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../frame/i18n/text-context';
import { usePages } from '../../../../frame/navigation/pages-context';
import { PermissionMatrix } from './permission-matrix';

const NAMES = Object.keys(PERMISSIONS) as Permission[];
const OWN = 'own';
const CHOICES = [...(Object.keys(PERMISSION_PRESETS) as PermissionPreset[]), OWN] as const;

/** In the order of the list, so that equal choices compare equal. */
const inOrder = (chosen: ReadonlySet<Permission>): readonly Permission[] =>
  NAMES.filter((name) => chosen.has(name));

const Note = styled.p`
  margin: 8px 0 12px;
  color: var(--rastro-text-muted);
`;

/**
 * Dialog for an account's permissions: by preset or one by one, with what its owner sees as a
 * result.
 */
export function RightsDialog({
  account,
  access,
  others,
  onSaved,
  onClose,
}: {
  account: User;
  access: AccountAccess;
  /** Accounts whose permissions can be copied. */
  others: readonly User[];
  onSaved: (access: AccountAccess) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { user: me } = useSession();
  const { data: server } = useServer();
  const before = readPermissions(access.bits);
  const { values, change, fail, dialog } = useShortForm({
    name: `rights ${account.id}`,
    start: () => ({ chosen: inOrder(before) }),
    send: async ({ chosen }) =>
      onSaved(await client.access.set(account.id, { permissions: chosen })),
    onClose,
  });
  const value = new Set(values.chosen);
  const setValue = (next: ReadonlySet<Permission>) => change({ chosen: inOrder(next) });
  const mine =
    me && server ? toActor(me, server, client.attributePrefix).permissions : new Set<Permission>();
  const canGive = (name: Permission): boolean => mine === null || mine.has(name);
  const preset = findPreset(value) ?? OWN;
  const changes = NAMES.filter((name) => value.has(name) !== before.has(name));
  const sees = useSeenPages(account, value);

  async function copyFrom(userId: string) {
    try {
      const { bits } = await client.access.get(Number(userId));
      setValue(new Set([...readPermissions(bits)].filter(canGive)));
    } catch (error) {
      fail(error);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={t('users.rights.title', { name: account.name })}
      sendLabel={t('users.rights.save')}
      cancelLabel={t('form.cancel.action')}
      canSend={access.permissions === null || changes.length > 0}
    >
      <SelectMenu
        label={t('users.rights.preset')}
        options={CHOICES.filter((choice) => choice !== OWN || preset === OWN).map((choice) => ({
          value: choice,
          label: t(`users.rights.preset.${choice}`),
          hint: t(`users.rights.hint.${choice}`),
        }))}
        value={preset}
        onChange={(choice) => {
          if (choice !== OWN) setValue(new Set(PERMISSION_PRESETS[choice].filter(canGive)));
        }}
      />
      {others.length > 0 ? (
        <SelectMenu
          label={t('users.rights.copy')}
          placeholder={t('users.rights.copyFrom')}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value=""
          onChange={(id) => void copyFrom(id)}
        />
      ) : null}
      <Note aria-live="polite">
        {sees.length > 0
          ? t('users.rights.sees', { pages: sees.join(', ') })
          : t('users.rights.nothing')}
        {changes.length > 0 ? ` ${t('users.rights.changes', { count: changes.length })}` : ''}
      </Note>
      <PermissionMatrix value={value} onChange={setValue} canGive={canGive} />
    </FormDialog>
  );
}

/** The pages that its owner would be led to with these permissions. */
function useSeenPages(account: User, permissions: ReadonlySet<Permission>): string[] {
  const t = useText();
  const pages = usePages();
  const { attributePrefix: prefix } = useTrackingClient();
  const { data: server } = useServer();
  if (!server) return [];
  const attributes = {
    ...account.attributes,
    [`${prefix}.advancedPerms`]: writePermissions(permissions),
  };
  const actor = toActor({ ...account, attributes }, server, prefix);
  const seen = pages.filter(
    ({ area, action, subject, menus }) =>
      area !== undefined &&
      (action ?? 'read') === 'read' &&
      menus !== undefined &&
      decide(actor, 'read', area, subject).allowed,
  );
  return [...new Set(seen.map(({ label }) => t(label)))];
}
