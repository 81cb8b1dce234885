import type { Server } from '@rastro/sdk/contract';
import { useServer, useTrackingClient } from '@rastro/sdk/internal/react';
import { ResourceForm, serverView, toSettingsItem } from '@rastro/sdk/resource';
import { useMemo, type ReactElement } from 'react';
import { useAppSession } from '../../frame/session/session-context';
import { useSettingFields } from '../../frame/resource/use-setting-fields';
import { useWarnedSave } from './use-warned-save';

/** The form of the server's settings. */
export function ServerSettings({ server }: { server: Server }): ReactElement {
  const { attributePrefix } = useTrackingClient();
  const { refresh } = useServer();
  const session = useAppSession();
  const fields = useSettingFields();
  const { save, dialog } = useWarnedSave(server);
  const value = useMemo(
    () => toSettingsItem({ ...server }, attributePrefix),
    [server, attributePrefix],
  );
  function show() {
    void refresh();
    void session.loadServer();
  }
  return (
    <>
      <ResourceForm view={serverView} value={value} fields={fields} save={save} onSaved={show} />
      {dialog}
    </>
  );
}
