import { user as users, type User } from '@rastro/sdk/contract';
import { AUTOMATIC, USER_FORM_MIN_LENGTHS } from '@rastro/sdk/domain';
import { useSession, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  accountView,
  ResourceForm,
  toSettingsItem,
  useSettingsSave,
  type SavedItem,
} from '@rastro/sdk/resource';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { usePreferences } from '../../../frame/preferences/preferences-context';
import { useAppSession, useAppSessionState } from '../../../frame/session/session-context';
import { useSettingFields } from '../../../frame/resource/use-setting-fields';
import { findUserProblems } from '../users/form/find-user-problems';

/** The form of one's own account: what it is called, how it signs in, how it reads. */
export function AccountProfile({ account }: { account: User }): ReactElement {
  const t = useText();
  const { attributePrefix } = useTrackingClient();
  const { refresh } = useSession();
  const session = useAppSession();
  const { serverInfo } = useAppSessionState();
  const { setLocale } = usePreferences();
  const fields = useSettingFields();
  const save = useSettingsSave(users);
  const least = serverInfo?.passwordMinLength ?? USER_FORM_MIN_LENGTHS.password;
  const value = useMemo(
    () => toSettingsItem({ ...account }, attributePrefix),
    [account, attributePrefix],
  );
  function show({ language }: SavedItem) {
    // What was chosen in this browser stands above the account.
    if (language !== AUTOMATIC && language !== value['language']) setLocale(String(language));
    void refresh();
    void session.loadSession();
  }
  return (
    <ResourceForm
      view={accountView}
      value={value}
      fields={fields}
      save={save}
      labels={{ 'hint.account.password': t('setup.password.hint', { count: least }) }}
      check={(values) => findUserProblems(t, values, { stored: account, isSelf: true, least })}
      onSaved={show}
    />
  );
}
