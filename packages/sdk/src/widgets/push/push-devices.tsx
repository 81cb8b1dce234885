import type { ReactElement } from 'react';
import type { PushDevice } from '../../contract';
import { nameBrowser } from '../../domain';
import { useFormat, useLabels, useNow } from '../../react';
import { EndableList } from '../../ui';

/** The other browsers of the account that show notifications, each to be ended; nothing while there is none. */
export function PushDevices({
  devices,
  isBusy,
  onEnd,
}: {
  devices: readonly PushDevice[];
  isBusy: boolean;
  onEnd: (id: number) => void;
}): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const others = devices.filter(({ isThis }) => !isThis);
  if (others.length === 0) return null;
  const momentOf = (text: string | null) => (text ? format.moment(text, now) : '');
  return (
    <EndableList
      title={t('push.others.title')}
      endText={t('push.others.end')}
      isBusy={isBusy}
      onEnd={onEnd}
      items={others.map(({ id, name: userAgent, createdAt, lastSentAt }) => {
        const name = nameBrowser(userAgent) || t('push.others.unnamed');
        const note = lastSentAt
          ? t('push.others.sent', { moment: momentOf(lastSentAt) })
          : t('push.others.since', { moment: momentOf(createdAt) });
        return { id, name, note, endLabel: t('push.others.endOf', { name }) };
      })}
    />
  );
}
