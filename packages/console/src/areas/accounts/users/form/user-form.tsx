import { user, type User } from '@rastro/sdk/contract';
import { USER_FIELDS, USER_FORM_MIN_LENGTHS } from '@rastro/sdk/domain';
import { useSession, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  type OwnFields,
  ownUserFormView,
  ResourceForm,
  toFieldItem,
  useFieldSave,
  userFormView,
  type SavedItem,
} from '@rastro/sdk/resource';
import type { UnsavedGuard } from '@rastro/sdk/internal/ui';
import { useMemo, type ReactElement, type Ref } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { useAppSession, useAppSessionState } from '../../../../frame/session/session-context';
import type { OpenItem } from '../../../../frame/resource/use-open-item';
import { findUserProblems } from './find-user-problems';
import { PostcodeField } from './postcode-field';

/** Postcode field for servers that look up the addresses of postcodes. */
const WITH_POSTCODES: OwnFields = {
  postcode: { draw: (field, fill) => <PostcodeField field={field} fill={fill} /> },
};

/** The form of an account; null for a new one. */
export function UserForm({
  value,
  guard,
  onShow,
  onCancel,
}: {
  value: User | null;
  guard?: Ref<Pick<UnsavedGuard, 'ask'>>;
  onShow: (next: OpenItem) => void;
  /** Left out where the form is the whole page. */
  onCancel?: () => void;
}): ReactElement {
  const t = useText();
  const { user: me, refresh } = useSession();
  const session = useAppSession();
  const { serverInfo } = useAppSessionState();
  const { attributePrefix: prefix } = useTrackingClient();
  const save = useFieldSave(user, USER_FIELDS);
  const item = useMemo(() => value && toFieldItem(USER_FIELDS, value, prefix), [value, prefix]);
  const least = serverInfo?.passwordMinLength ?? USER_FORM_MIN_LENGTHS.password;
  const isSelf = value !== null && value.id === me?.id;
  function show({ id }: SavedItem) {
    onShow({ kind: 'view', id });
    if (!isSelf) return;
    void refresh();
    void session.loadSession();
  }
  return (
    <ResourceForm
      view={isSelf ? ownUserFormView : userFormView}
      value={item}
      save={save}
      {...(serverInfo?.postcodeEnabled && { fields: WITH_POSTCODES })}
      labels={{ 'hint.user.password': t('setup.password.hint', { count: least }) }}
      check={(values, stored) =>
        findUserProblems(t, values, { stored: stored && value, isSelf, least })
      }
      {...(guard && { ref: guard })}
      onSaved={show}
      onDeleted={() => onShow({ kind: 'none' })}
      onCancel={onCancel}
    />
  );
}
