import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { readDeviceName } from '../../../domain/device/read-device-name';
import { useDevice } from '../../../react/live/use-device';
import { useLabels } from '../../../react/use-labels';
import { Button, IconButton, ownText, touchMedia, truncate } from '../../../ui';
import { useMapFrame } from '../../view/map-padding';
import { toTrailToken } from './trails';

const EDGE_PX = 12;
/** Width of the controls on the other side, with the gap to them. */
const CONTROLS_PX = 68;
/** Extra width of the controls on a phone that lets them wrap. */
const SECOND_COLUMN_PX = 52;

const Box = styled.section`
  ${ownText}
  position: absolute;
  z-index: 8;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-height: 40%;
  overflow: auto;
  pointer-events: none;
  ${touchMedia} {
    flex-wrap: nowrap;
    overflow-y: hidden;
    margin-inline-end: ${SECOND_COLUMN_PX}px;
    pointer-events: auto;
    & > *,
    & li {
      flex: none;
    }
    & > [role='status'] {
      order: -1;
    }
    & > [role='status']:empty {
      margin-inline-end: -8px;
    }
  }
`;
const List = styled.ul`
  display: contents;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 280px;
  padding-inline-start: 8px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text);
  font: 500 12px/16px var(--rastro-font-family);
  pointer-events: auto;
`;
const Name = styled.span`
  ${truncate}
`;
const Muted = styled.span`
  flex: none;
  color: var(--rastro-text-muted);
  font-weight: 400;
`;
const Badge = styled.span`
  box-sizing: border-box;
  flex: none;
  width: 18px;
  height: 18px;
  border: 3px solid;
  border-radius: 9px;
  background: var(--rastro-surface);
  font: 650 10px/12px var(--rastro-font-family);
  text-align: center;
  & > span {
    color: var(--rastro-text);
  }
`;
const Paused = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
  pointer-events: auto;
  & > span {
    padding-inline-start: 10px;
  }
`;

/** One vehicle that is followed: its number and colour, its name, and the way to stop. */
function Followed({
  deviceId,
  color,
  isAlone,
  onStop,
}: {
  deviceId: number;
  color: number;
  /** There is room to say what the map does with it. */
  isAlone: boolean;
  onStop: () => void;
}) {
  const t = useLabels();
  const device = useDevice(deviceId);
  const name = device ? readDeviceName(device) : String(deviceId);
  return (
    <Item>
      <Badge style={{ borderColor: `var(--rastro-${toTrailToken(color)})` }}>
        <span>{color + 1}</span>
      </Badge>
      {isAlone ? <Muted>{t('map.follow.now')}</Muted> : null}
      <Name title={name}>{name}</Name>
      <IconButton
        label={t('map.follow.stop', { name })}
        icon={<X />}
        size="sm"
        tooltipSide="none"
        onClick={onStop}
      />
    </Item>
  );
}

/** Props of `FollowList`. */
export interface FollowListProps {
  deviceIds: readonly number[];
  colors: ReadonlyMap<number, number>;
  /** The map was moved by hand, and stays where it is. */
  isPaused: boolean;
  onResume: () => void;
  onChange: (deviceIds: readonly number[]) => void;
}

/** List of the vehicles the map follows, at its top left. */
export function FollowList({ deviceIds, colors, isPaused, onResume, onChange }: FollowListProps) {
  const t = useLabels();
  const { padding } = useMapFrame();
  return (
    <Box
      className="rastro-map-followed"
      aria-label={t('map.follow.list')}
      style={{
        top: padding.top + EDGE_PX,
        left: padding.left + EDGE_PX,
        right: padding.right + CONTROLS_PX,
      }}
    >
      <List role="list">
        {deviceIds.map((deviceId) => (
          <Followed
            key={deviceId}
            deviceId={deviceId}
            color={colors.get(deviceId) ?? 0}
            isAlone={deviceIds.length === 1}
            onStop={() => onChange(deviceIds.filter((id) => id !== deviceId))}
          />
        ))}
      </List>
      {deviceIds.length > 1 ? (
        <Button size="sm" style={{ pointerEvents: 'auto' }} onClick={() => onChange([])}>
          {t('map.follow.stopAll')}
        </Button>
      ) : null}
      <div role="status">
        {isPaused ? (
          <Paused>
            <span>{t('map.follow.paused')}</span>
            <Button size="sm" variant="soft" onClick={onResume}>
              {t('map.follow.resume')}
            </Button>
          </Paused>
        ) : null}
      </div>
    </Box>
  );
}
