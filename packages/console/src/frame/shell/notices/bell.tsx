import { NoticeBell } from '@rastro/sdk/internal';
import { useAccess } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useLayout } from '../surface/use-layout';
import { PushButton } from './push-button';

/** The bell of the header, for who may see events, and beside it what tells of them while no page is open. */
export function Bell({
  isOpen,
  onPress,
}: {
  isOpen: boolean;
  onPress: () => void;
}): ReactElement | null {
  const access = useAccess();
  const isPhone = useLayout() === 'phone';
  if (!access('read', 'events').allowed) return null;
  return (
    <>
      {/* A phone has room for one: there it stands with the rules. */}
      {access('read', 'credentials').allowed && !isPhone ? <PushButton /> : null}
      <NoticeBell isOpen={isOpen} onPress={onPress} />
    </>
  );
}
