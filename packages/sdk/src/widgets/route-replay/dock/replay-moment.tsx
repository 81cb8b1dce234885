'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { findTimeIndex, readDeviceName, toDayKey } from '../../../domain';
import { useFormat, usePlaceLine, useReplayValue, type Replay } from '../../../react';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { truncate } from '../../../ui';

const Root = styled.div`
  display: flex;
  flex: 1 1 160px;
  align-items: baseline;
  gap: 10px;
  min-width: 0;
  & > strong {
    font: 600 15px/20px var(--rastro-font-family);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > span {
    ${truncate}
    color: var(--rastro-text-muted);
    font-size: 13px;
    line-height: 20px;
  }
`;

/** The moment of the replay, how fast the vehicle was and where; of several vehicles the moment alone. */
export function ReplayMoment({
  replay: { clock, routes },
  devices,
}: {
  replay: Replay;
  devices: ReadonlyMap<number, Device>;
}): ReactElement {
  const format = useFormat();
  const only = routes.length === 1 ? routes[0] : undefined;
  const { timeZone } = useTrackingContext('ReplayMoment');
  const { fromMs, toMs } = clock.span;
  const isOneDay = toDayKey(fromMs, timeZone) === toDayKey(toMs, timeZone);
  const text = useReplayValue(clock, () => {
    const ms = clock.getMs();
    return isOneDay ? format.time(ms, { seconds: true }) : format.dateTime(ms, { seconds: true });
  });
  const index = useReplayValue(clock, () =>
    only ? Math.max(0, findTimeIndex(only.track.timesMs, clock.getMs())) : 0,
  );
  const fix = only?.track.fixes[index];
  const place = usePlaceLine(fix ?? null, { address: 'inTurn' });
  return (
    <Root data-part="moment">
      <strong data-figure>{text}</strong>
      <span>
        {fix ? (
          <>
            {format.speed(fix.speed)}
            {place ? (
              <>
                {' · '}
                <bdi>{place.text}</bdi>
              </>
            ) : null}
          </>
        ) : (
          routes
            .map(({ deviceId }) => devices.get(deviceId))
            .map((device) => (device ? readDeviceName(device) : ''))
            .join(', ')
        )}
      </span>
    </Root>
  );
}
