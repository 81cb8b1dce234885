'use client';
import { X } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { readDeviceName, sumSelection } from '../../../domain';
import { useFormat, useLabels, type Replay } from '../../../react';
import { IconButton, truncate } from '../../../ui';
import { toTrailColor } from '../../../ui/data/trail-color';

const Root = styled.section`
  padding: 8px 16px 10px;
  border-bottom: 1px solid var(--rastro-border);
  &[data-part='true'] {
    background: var(--rastro-accent-soft);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 28px;
  color: var(--rastro-text);
  font: 550 12px/16px var(--rastro-font-family);
`;
const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 8px 0 2px;
  font: 550 13px/20px var(--rastro-font-family);
  & > bdi {
    ${truncate}
  }
  & > span {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
  }
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
  gap: 8px 12px;
  margin: 0;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-width: 0;
  }
  & dt {
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  & dd {
    margin: 0;
    font: 600 15px/20px var(--rastro-font-family);
    letter-spacing: -0.011em;
    white-space: nowrap;
  }
`;

/** Distance, time, stops and speeds of all that is shown, or of the part that is selected. */
export function ReplayFigures({
  replay: { routes, colors, clock, selection, setSelection },
  devices,
}: {
  replay: Replay;
  devices: ReadonlyMap<number, Device>;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const sums = useMemo(
    () =>
      routes.map(({ deviceId, track, stops, trips }) => ({
        deviceId,
        ...sumSelection(track, selection ?? clock.span, { trips, stops }),
      })),
    [routes, selection, clock],
  );
  return (
    <Root data-part={selection !== null} aria-live="polite">
      {selection ? (
        <Head>
          {t('replay.selection.text', {
            from: format.dateTime(selection.fromMs, { seconds: true }),
            to: format.dateTime(selection.toMs, { seconds: true }),
          })}
          <IconButton
            label={t('replay.selection.clear')}
            icon={<X aria-hidden="true" />}
            onClick={() => setSelection(null)}
          />
        </Head>
      ) : null}
      {sums.map((sum) => {
        const device = devices.get(sum.deviceId);
        const rows = [
          [format.distance(sum.distanceMeters), t('replay.distance.label')],
          selection
            ? [format.duration(sum.durationMs), t('replay.duration.label')]
            : [format.duration(sum.movingMs), t('replay.moving.label')],
          [format.number(sum.stopCount), t('replay.stops.label')],
          ...(selection ? [[format.speed(sum.meanSpeedKnots), t('replay.mean.label')]] : []),
          [format.speed(sum.maxSpeedKnots), t('replay.max.label')],
        ];
        return (
          <div key={sum.deviceId}>
            {sums.length > 1 && device ? (
              <Name>
                <span style={{ background: toTrailColor(colors.get(sum.deviceId) ?? 0) }} />
                <bdi>{readDeviceName(device)}</bdi>
              </Name>
            ) : null}
            <List>
              {rows.map(([figure, name]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd data-figure>{figure}</dd>
                </div>
              ))}
            </List>
          </div>
        );
      })}
    </Root>
  );
}
