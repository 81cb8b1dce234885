import { NoticeBell } from '@rastro/sdk';
import { useAccess } from '@rastro/sdk/react';
import type { ReactElement } from 'react';

/** The bell of the header, for who may see events. */
export function Bell({
  isOpen,
  onPress,
}: {
  isOpen: boolean;
  onPress: () => void;
}): ReactElement | null {
  return useAccess()('read', 'events').allowed ? <NoticeBell {...{ isOpen, onPress }} /> : null;
}
