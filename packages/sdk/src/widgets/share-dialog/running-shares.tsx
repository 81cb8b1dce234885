import { useState, type ReactElement } from 'react';
import { share, type Share } from '../../contract';
import { useFormat, useLabels, useNow, useResource } from '../../react';
import { EndableList } from '../../ui';
import { EndShareDialog } from './end-share-dialog';

/** The links that show a vehicle now, each to be ended; nothing while there is none. */
export function RunningShares({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const { data: all = [] } = useResource(share);
  const [ending, setEnding] = useState<Share | null>(null);
  const running = all.filter(
    ({ deviceIds, expiresAt }) => deviceIds?.includes(deviceId) && Date.parse(expiresAt) > now,
  );
  if (running.length === 0) return null;
  return (
    <>
      <EndableList
        title={t('share.running.title')}
        endText={t('share.running.end')}
        onEnd={(id) => setEnding(running.find((one) => one.id === id) ?? null)}
        items={running.map(({ id, name: own, expiresAt, openedCount }) => {
          const name = own || t('share.running.unnamed');
          const until = t('share.running.until', { moment: format.moment(expiresAt, now) });
          const opened = t('share.running.opened', { count: openedCount });
          return {
            id,
            name,
            note: `${until} · ${opened}`,
            endLabel: t('share.running.endOf', { name }),
          };
        })}
      />
      {ending ? <EndShareDialog share={ending} onClose={() => setEnding(null)} /> : null}
    </>
  );
}
