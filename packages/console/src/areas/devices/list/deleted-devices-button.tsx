import { isSafeDeletion } from '@rastro/sdk/domain';
import { useAccess, useServer, useTrackingClient } from '@rastro/sdk/internal/react';
import { IconButton } from '@rastro/sdk/internal/ui';
import { ArchiveX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../frame/i18n/text-context';

/** Leads to deleted devices, where the server keeps them and the account may delete some. */
export function DeletedDevicesButton(): ReactElement | null {
  const t = useText();
  const navigate = useNavigate();
  const { attributePrefix } = useTrackingClient();
  const { data: server } = useServer();
  const mayDelete = useAccess()('delete', 'devices').allowed;
  if (!mayDelete || !isSafeDeletion(server, attributePrefix)) return null;
  return (
    <IconButton
      icon={<ArchiveX aria-hidden="true" />}
      label={t('nav.deletedDevices.label')}
      onClick={() => void navigate('/deleted-devices')}
    />
  );
}
