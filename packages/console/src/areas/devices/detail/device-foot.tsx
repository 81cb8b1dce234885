import type { Position } from '@rastro/sdk/contract';
import { useFormat, useNow } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { ConnectionBadge } from '../../../frame/shell/header/connection-badge';

/** The foot of a device's panel: whether the page is live, and of when its position is. */
export function DeviceFoot({ position }: { position: Position | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  return (
    <>
      <ConnectionBadge />
      {position ? (
        <span>
          {t(position.accuracy > 0 ? 'device.position.accuracy' : 'device.position.at', {
            time: format.moment(position.fixTime, now, { seconds: true }),
            meters: format.number(position.accuracy),
          })}
        </span>
      ) : null}
    </>
  );
}
