import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { MOTION_STATES, type MarkerStatus } from '../../../domain/device/motion-state';
import { largeDrawings, type VehicleIcons } from '../../../icons/load-vehicle-icons';
import { useFleetAlarms } from '../../../react/alarms/use-fleet-alarms';
import { useStatusCounts } from '../../../react/live/use-status-counts';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useFormat } from '../../../react/use-format';
import { useLabels } from '../../../react/use-labels';
import { IconButton, ownText } from '../../../ui';
import { createVariableReader } from '../../canvas/read-css-variable';
import { watchColors } from '../../canvas/watch-colors';
import { readFleetPalette } from '../../fleet/fleet-palette';
import { MAP_WORDS } from '../map-words';
import { drawLegendMarker, LEGEND_MARKER_PX, type LegendSign } from './draw-legend-marker';

const Box = styled.section`
  ${ownText}
  position: absolute;
  z-index: 8;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 248px;
  max-width: calc(100% - 76px);
  overflow: hidden;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text);
`;
const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  padding: 0 4px 0 14px;
`;
const Title = styled.h2`
  margin: 0;
  font: 600 13px/20px var(--rastro-font-family);
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: ${LEGEND_MARKER_PX}px 1fr auto;
  align-items: center;
  gap: 0 8px;
  min-height: 48px;
  padding: 4px 14px 4px 6px;
  border-top: 1px solid var(--rastro-border);
  & > canvas,
  & > svg {
    width: ${LEGEND_MARKER_PX}px;
    height: ${LEGEND_MARKER_PX}px;
  }
`;
const Name = styled.span<{ $status?: MarkerStatus }>`
  display: block;
  color: ${({ $status }) =>
    $status ? `var(--rastro-status-${$status}-text)` : 'var(--rastro-text)'};
  font: 600 13px/18px var(--rastro-font-family);
`;
const Meaning = styled.span`
  display: block;
  color: var(--rastro-text-muted);
  font: 400 11.5px/14px var(--rastro-font-family);
`;
const Count = styled.span`
  font: 600 13px/18px var(--rastro-font-family);
  font-variant-numeric: tabular-nums;
`;

/** Props of `MapLegend`. */
export interface MapLegendProps {
  /** States are told on the map; else alarms alone. */
  hasStatus: boolean;
  hasClusters: boolean;
  hasFences: boolean;
  /** Distance from the left and lower edge, px. */
  left: number;
  bottom: number;
  /** Distance that is kept from the upper edge, px. */
  top: number;
  onClose: () => void;
}

/** Legend of the map's shapes and colours, with the count of each. */
export function MapLegend(props: MapLegendProps) {
  return (
    <LazyWords files={MAP_WORDS}>
      <Legend {...props} />
    </LazyWords>
  );
}

function Legend({ hasStatus, hasClusters, hasFences, left, bottom, top, onClose }: MapLegendProps) {
  const t = useLabels();
  const { number } = useFormat();
  const counts = useStatusCounts();
  const alarms = useFleetAlarms();
  const box = useRef<HTMLElement>(null);
  useMarkers(box, `${hasStatus} ${hasClusters}`);
  const statuses: readonly MarkerStatus[] = hasStatus ? [...MOTION_STATES, 'alarm'] : ['alarm'];
  return (
    <Box
      ref={box}
      className="rastro-map-legend"
      aria-label={t('map.legend')}
      style={{ left, bottom, maxHeight: `calc(100% - ${top + bottom}px)` }}
    >
      <Head>
        <Title>{t('map.legend')}</Title>
        <IconButton
          label={t('map.legend.close')}
          icon={<X />}
          tooltipSide="none"
          onClick={onClose}
        />
      </Head>
      <List tabIndex={0} aria-label={t('map.legend')}>
        {statuses.map((status) => (
          <Row key={status}>
            <canvas data-sign={status} aria-hidden />
            <span>
              <Name $status={status}>{t(`status.${status}`)}</Name>
              <Meaning>{t(`map.legend.${status}`)}</Meaning>
            </span>
            <Count>{number(status === 'alarm' ? alarms.unattended.size : counts[status])}</Count>
          </Row>
        ))}
        <Row>
          <canvas data-sign="attended" aria-hidden />
          <span>
            <Name>{t('list.group.attended')}</Name>
            <Meaning>{t('map.legend.attended')}</Meaning>
          </span>
          <Count>{number(alarms.attended.size)}</Count>
        </Row>
        {hasClusters ? (
          <Row>
            <canvas data-sign="cluster" aria-hidden />
            <span>
              <Name>{t('map.legend.cluster')}</Name>
              <Meaning>{t('map.legend.cluster.text')}</Meaning>
            </span>
          </Row>
        ) : null}
        {hasFences ? (
          <Row>
            <FenceSample />
            <span>
              <Name>{t('map.legend.geofence')}</Name>
              <Meaning>{t('map.legend.geofence.text')}</Meaning>
            </span>
          </Row>
        ) : null}
      </List>
    </Box>
  );
}

function FenceSample() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden>
      <circle
        cx="22"
        cy="22"
        r="13"
        fill="none"
        stroke="var(--rastro-map-fence)"
        strokeOpacity={0.7}
        strokeWidth={1.5}
      />
    </svg>
  );
}

/** Keeps the markers painted, in the colours in force. */
function useMarkers(box: { readonly current: HTMLElement | null }, markers: string): void {
  useEffect(() => {
    const host = box.current;
    if (!host) return;
    let icons: VehicleIcons = {};
    const paint = () => {
      const palette = readFleetPalette(createVariableReader(host));
      for (const canvas of host.querySelectorAll('canvas')) {
        drawLegendMarker(canvas, canvas.dataset['sign'] as LegendSign, palette, icons);
      }
    };
    paint();
    largeDrawings.load().then(
      (loaded) => {
        icons = loaded;
        paint();
      },
      () => undefined, // shapes and colours tell the state without a drawing
    );
    return watchColors(host, paint);
  }, [box, markers]);
}
