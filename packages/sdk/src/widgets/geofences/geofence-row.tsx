import type { ReactElement } from 'react';
import { Anchor, Circle, MapPinOff, Pentagon, Spline } from 'lucide-react';
import { styled } from 'styled-components';
import { describeArea } from '../../domain/geofence-editor/describe-area';
import { readPlate } from '../../domain/device/read-plate';
import type { FenceEntry } from '../../react/geofences/use-fence-list';
import { useDevice } from '../../react/live/use-device';
import { useTrackingClient } from '../../react/provider/use-tracking-client';
import { useFormat } from '../../react/use-format';
import { useLabels } from '../../react/use-labels';
import { focusRingInset, Plate, truncate } from '../../ui';

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: 0 16px;
  border: 0;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
  color: var(--rastro-text);
  font: 400 13px/18px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[aria-current='true'] {
    background: var(--rastro-accent-soft);
    box-shadow: inset 3px 0 0 var(--rastro-accent);
  }
  ${focusRingInset}
`;
const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-active);
  color: var(--rastro-text-muted);
  [aria-current='true'] > & {
    background: var(--rastro-accent);
    color: var(--rastro-accent-text);
  }
`;
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
const Name = styled.bdi`
  ${truncate}
  font-weight: 600;
`;
const Facts = styled.span`
  ${truncate}
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;
const Inside = styled.span`
  flex: none;
  color: var(--rastro-text-muted);
  font-size: 12px;
`;

const ICONS = { circle: Circle, polygon: Pentagon, line: Spline };

/** One fence: what it is called, its area, its limit, and how many are inside; of an anchor whose it is. */
export function GeofenceRow({
  entry: { fence, look, anchoredId, speedLimitKnots },
  inside,
  isSelected,
  isReachable,
  onSelect,
}: {
  entry: FenceEntry;
  inside: number;
  isSelected: boolean;
  /** True for the only line that Tab reaches. */
  isReachable: boolean;
  onSelect: () => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { attributePrefix } = useTrackingClient();
  const device = useDevice(anchoredId);
  const Icon = anchoredId !== null ? Anchor : look.kind ? ICONS[look.kind] : MapPinOff;
  const plate = device && readPlate(device, attributePrefix);
  const facts = [
    t(describeArea(look, format.number)),
    ...(speedLimitKnots === null
      ? []
      : [t('geofences.limit.text', { speed: format.speed(speedLimitKnots) })]),
  ];
  return (
    <Root
      type="button"
      data-fence={fence.id}
      aria-current={isSelected}
      tabIndex={isReachable ? 0 : -1}
      onClick={onSelect}
    >
      <Sign>
        <Icon size={17} aria-hidden="true" />
      </Sign>
      <Words>
        <Name title={fence.name}>{fence.name}</Name>
        <Facts>{facts.join(' · ')}</Facts>
      </Words>
      {plate ? <Plate>{plate}</Plate> : null}
      {inside > 0 ? <Inside>{t('geofences.inside.count', { count: inside })}</Inside> : null}
    </Root>
  );
}
