import { useAccess } from '@rastro/sdk/internal/react';
import { MenuItem } from '@rastro/sdk/internal/ui';
import { BellPlus, UserCheck } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../frame/i18n/text-context';
import { NoticeDialog } from '../../../frame/notice-dialog/notice-dialog';

/** Provides menu entries for rarer actions on drivers, and the dialog that one of them opens. */
export function useRareEntries(): { entries: ReactElement | null; dialog: ReactElement | null } {
  const t = useText();
  const navigate = useNavigate();
  const access = useAccess();
  const [isAsking, setAsking] = useState(false);
  const mayScan = access('update', 'drivers').allowed;
  const mayAsk = access('create', 'notifications').allowed;
  return {
    entries:
      mayScan || mayAsk ? (
        <>
          {mayScan ? (
            <MenuItem
              icon={<UserCheck aria-hidden="true" />}
              onSelect={() => void navigate('/qr-driver')}
            >
              {t('nav.scanning.label')}
            </MenuItem>
          ) : null}
          {mayAsk ? (
            <MenuItem icon={<BellPlus aria-hidden="true" />} onSelect={() => setAsking(true)}>
              {t('notices.open.action')}
            </MenuItem>
          ) : null}
        </>
      ) : null,
    dialog: isAsking ? <NoticeDialog kind="licence" onClose={() => setAsking(false)} /> : null,
  };
}
