import type { ReactElement } from 'react';
import { ClockAlert } from 'lucide-react';
import type { Position } from '../../../contract';
import { findClockFault } from '../../../domain';
import { useFormat, useLabels, useNow } from '../../../react';
import { VisuallyHidden } from '../../../ui';

/** The mark of a tracker whose clock is wrong, and since when. */
export function RowClock({ position }: { position: Position | undefined }): ReactElement | null {
  const fault = findClockFault(position);
  return fault && <ClockMark since={new Date(fault.sinceMs).toISOString()} />;
}

function ClockMark({ since }: { since: string }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const text = t('device.clockWrong', { since: format.moment(since, now) });
  return (
    <span title={text} data-mark="clock">
      <VisuallyHidden>{text}, </VisuallyHidden>
      <ClockAlert data-mark="clock" aria-hidden="true" />
    </span>
  );
}
