import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device, SharedArrival, SharedView } from '../../contract';
import {
  isCurrent,
  readDeviceName,
  readPlate,
  resolveMotionState,
  toPlaceLine,
  readFixTime,
} from '../../domain';
import { useFormat, useLabels, useNow, usePosition, useTrackingClient } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { ArrivalFacts } from './arrival-facts';
import { focusRingInset, Plate, StatusGlyph, statusColors, truncate } from '../../ui';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 16px 8px;
  ${statusColors}
`;
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--status-soft);
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
  text-align: start;
  & > strong {
    display: block;
    font: 600 18px/24px var(--rastro-font-family);
    letter-spacing: -0.011em;
  }
  & > span {
    display: block;
    color: var(--rastro-text-muted);
    font: 400 13px/18px var(--rastro-font-family);
    ${truncate}
  }
`;
const Speed = styled.span`
  flex: none;
  color: var(--rastro-text-muted);
  white-space: nowrap;
  & > strong {
    color: var(--rastro-text);
    font: 600 28px/36px var(--rastro-font-family);
    letter-spacing: -0.03em;
  }
`;
const Facts = styled.dl`
  margin: 0;
  padding: 0 16px 12px;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 0;
    border-top: 1px solid var(--rastro-border);
  }
  dt {
    flex: none;
    color: var(--rastro-text-muted);
  }
  dd {
    min-width: 0;
    margin: 0;
    font-weight: 500;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
const Press = styled.button`
  display: block;
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRingInset}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--rastro-accent-soft);
  }
`;

/** One vehicle of a link: what it does, how fast, where, and how old that is. */
export function SharedCard({
  device,
  view,
  arrival,
  isChosen,
  onChoose,
}: {
  device: Device;
  view: SharedView;
  arrival: SharedArrival | undefined;
  isChosen: boolean;
  /** Several are to be chosen from. */
  onChoose: (() => void) | undefined;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const position = usePosition(device.id);
  const { units } = useTrackingContext('SharedCard');
  const { attributePrefix } = useTrackingClient();
  const state = resolveMotionState({ device, position });
  const name = readDeviceName(device);
  const plate = readPlate(device, attributePrefix);
  const age = position
    ? t('share.updated.text', { age: format.age(readFixTime(position), now) })
    : '';
  const driver = String(position?.attributes['driverName'] ?? '');
  const speed = format.speedParts(position?.speed ?? 0);
  const head = (
    <Head data-status={state}>
      <Disc>
        <StatusGlyph status={state} size={18} />
      </Disc>
      <Words>
        <strong>{t(`status.${state}`)}</strong>
        <span>{onChoose ? [name, age].filter(Boolean).join(' · ') : age}</span>
      </Words>
      {view.showsSpeed && position && isCurrent(device) ? (
        <Speed>
          <strong>{speed.value}</strong> {speed.unit}
        </Speed>
      ) : null}
    </Head>
  );
  return (
    <>
      {onChoose ? (
        <Press type="button" aria-pressed={isChosen} onClick={onChoose}>
          {head}
        </Press>
      ) : (
        head
      )}
      {onChoose && !isChosen ? null : (
        <>
          {arrival ? <ArrivalFacts arrival={arrival} /> : null}
          <Facts>
            {name || plate ? (
              <div>
                <dt>{t('share.vehicle.label')}</dt>
                <dd>
                  {name} {plate ? <Plate>{plate}</Plate> : null}
                </dd>
              </div>
            ) : null}
            <div>
              <dt>{t('share.place.label')}</dt>
              <dd>
                {position ? toPlaceLine(position, units.coordinates).text : t('share.place.none')}
              </dd>
            </div>
            {view.destinationName === '' ? null : (
              <div>
                <dt>{t('share.destination.title')}</dt>
                <dd>{view.destinationName}</dd>
              </div>
            )}
            {driver === '' ? null : (
              <div>
                <dt>{t('share.driver.label')}</dt>
                <dd>{driver}</dd>
              </div>
            )}
          </Facts>
        </>
      )}
    </>
  );
}
