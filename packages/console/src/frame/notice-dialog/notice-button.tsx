import { useAccess } from '@rastro/sdk/internal/react';
import { IconButton } from '@rastro/sdk/internal/ui';
import { BellPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { NoticeDialog, type NoticeKind } from './notice-dialog';

/** Asks to be told of something before it is due; nothing for who may make no notices. */
export function NoticeButton({ kind }: { kind: NoticeKind }): ReactElement | null {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (!useAccess()('create', 'notifications').allowed) return null;
  return (
    <>
      <IconButton
        label={t('notices.open.action')}
        icon={<BellPlus />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <NoticeDialog kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
