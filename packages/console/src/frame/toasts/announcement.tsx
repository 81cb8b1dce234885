import { VisuallyHidden } from '@rastro/sdk/internal/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import type { Announcer } from './create-announcer';

/** Live region that reads notices to screen readers; `alert` interrupts, `status` waits. */
export function Announcement({
  announcer,
  role,
}: {
  announcer: Announcer;
  role: 'status' | 'alert';
}): ReactElement {
  const t = useText();
  const said = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot);
  return (
    <VisuallyHidden role={role}>
      {said && ('sentence' in said ? said.sentence : t('toast.arrived.text', said))}
    </VisuallyHidden>
  );
}
