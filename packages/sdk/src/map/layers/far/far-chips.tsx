import { useEffect, useState } from 'react';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { ArrowUp } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { LiveStore } from '../../../client';
import type { Position } from '../../../contract';
import { MINUTE_MS } from '../../../domain';
import type { DeviceFilter } from '../../../domain/device/filter-devices';
import { findFar, type FarAway } from '../../../domain/geo/find-far';
import { createBoxTest, type GeoBox } from '../../../domain/geo/geo-box';
import { computeBounds } from '../../../domain/geo/initial-view';
import { unwrapLongitude } from '../../../domain/geo/unwrap-longitude';
import { useLabels } from '../../../react/use-labels';
import { focusRing, ownControl, touchMedia } from '../../../ui/mixins';
import { listPositions } from '../../view/list-positions';
import { readMapCover } from '../../view/map-cover';
import type { MapPadding } from '../../view/map-padding';
import { showView } from '../../view/map-movement';
import { placeFarChips, type FarChip } from './place-far-chips';

/** The middle of a chip keeps so far from the edges of what is not covered: half of it, and some air. */
const [EDGE_X_PX, EDGE_Y_PX] = [58, 30];
/** Margin around the view within which a vehicle needs no chip, as a share of the view's size. */
const NEAR_SHARE = 0.25;
/** The closest that one far vehicle is shown. */
const CLOSEST = 14;

const Chip = styled.button`
  ${ownControl(css`
    position: absolute;
    z-index: 7;
    display: flex;
    align-items: center;
    gap: 4px;
    height: 32px;
    padding: 0 12px 0 8px;
    border-radius: 16px;
    background: var(--rastro-surface-raised);
    box-shadow: var(--rastro-shadow-float);
    color: var(--rastro-text);
    cursor: pointer;
    font: 600 12px/16px var(--rastro-font-family);
    white-space: nowrap;
    transform: translate(-50%, -50%);
  `)}
  ${focusRing}
  & > svg {
    width: 16px;
    height: 16px;
    color: var(--rastro-text-muted);
  }
  ${touchMedia} {
    && {
      height: 44px;
      border-radius: 22px;
    }
  }
`;

interface FarVehicle {
  x: number;
  y: number;
  position: Position;
}

/** Props of `FarChips`. */
export interface FarChipsProps {
  map: LeafletMap;
  live: LiveStore;
  filter: DeviceFilter | undefined;
  padding: MapPadding;
  reducedMotion: boolean;
}

/**
 * While the map shows where the fleet is: how many are far from there, at the edge in their direction.
 * One press brings them into view.
 */
export function FarChips({ map, live, filter, padding, reducedMotion }: FarChipsProps) {
  const t = useLabels();
  const [chips, setChips] = useState<readonly FarChip<FarVehicle>[]>([]);

  useEffect(() => {
    let away: FarAway<Position> | null = null;
    let readAt = -Infinity;
    const update = () => {
      if (Date.now() - readAt > MINUTE_MS) {
        away = findFar(listPositions(live, filter));
        readAt = Date.now();
      }
      setChips(away ? placeFarChips(listOutOfView(map, away), readFrame(map, padding)) : []);
    };
    update();
    map.on('moveend resize', update);
    return () => void map.off('moveend resize', update);
  }, [map, live, filter, padding]);

  const bring = (members: readonly FarVehicle[]) => {
    const bounds = computeBounds(members.map(({ position }) => position));
    if (bounds?.kind !== 'bounds') return;
    // The chip goes away with the press.
    map.getContainer().focus({ preventScroll: true });
    showView(map, { ...bounds, maxZoom: CLOSEST }, padding, !reducedMotion);
  };

  return chips.map(({ x, y, angle, members }) => (
    <Chip
      key={Math.min(...members.map(({ position }) => position.deviceId))}
      type="button"
      className="rastro-map-far"
      aria-label={t('map.far.show', { far: t('map.far', { count: members.length }) })}
      style={{ left: x, top: y }}
      onClick={() => bring(members)}
    >
      <ArrowUp aria-hidden style={{ transform: `rotate(${Math.round(angle)}deg)` }} />
      {t('map.far', { count: members.length })}
    </Chip>
  ));
}

/**
 * Lists the far vehicles well out of view, in px of the map's element; empty while the fleet's own
 * area is not in view.
 */
function listOutOfView(map: LeafletMap, { home, far }: FarAway<Position>): FarVehicle[] {
  const view = map.getBounds();
  const isShown = createBoxTest(toBox(view));
  if (!isShown(home.south, home.west) || !isShown(home.north, home.east)) return [];
  const isJustOutside = createBoxTest(toBox(view.pad(NEAR_SHARE)));
  const middle = map.getCenter().lng;
  return far
    .filter(({ latitude, longitude }) => !isJustOutside(latitude, longitude))
    .map((position) => {
      const longitude = unwrapLongitude(position.longitude, middle);
      const { x, y } = map.latLngToContainerPoint([position.latitude, longitude]);
      return { x, y, position };
    });
}

const toBox = (bounds: LatLngBounds): GeoBox => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

function readFrame(map: LeafletMap, padding: MapPadding) {
  const { x, y } = map.getSize();
  const { right, bottom } = readMapCover(map.getContainer());
  return {
    left: padding.left + EDGE_X_PX,
    top: padding.top + EDGE_Y_PX,
    right: x - Math.max(padding.right, right) - EDGE_X_PX,
    bottom: y - Math.max(padding.bottom, bottom) - EDGE_Y_PX,
  };
}
