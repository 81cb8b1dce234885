import type { Device, Position } from '@rastro/sdk/contract';
import { readAttribute } from '@rastro/sdk/domain';
import { useFormat, useNow } from '@rastro/sdk/react';
import {
  BatteryMedium,
  Clock,
  Compass,
  KeyRound,
  Milestone,
  Mountain,
  Plug,
  SignalHigh,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../i18n/text-key';
import { useText } from '../i18n/text-context';

const MAX_TILES = 6;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  container: rastro-device-tiles / inline-size;
`;

const Tile = styled.div`
  min-width: 0;
  padding: 8px 10px;
  box-shadow:
    1px 0 0 var(--rastro-border),
    0 1px 0 var(--rastro-border);
  & dt {
    display: flex;
    align-items: center;
    gap: 5px;
    color: var(--rastro-text-muted);
    font: 500 11px/14px var(--rastro-font-family);
    overflow: hidden;
    white-space: nowrap;
  }
  & dt > svg {
    flex: none;
  }
  & dd {
    margin: 2px 0 0;
    overflow: hidden;
    font: 600 15px/20px var(--rastro-font-family);
    letter-spacing: -0.011em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The last ones share what is left of their row. */
  &:last-child:nth-child(3n + 2) {
    grid-column: span 2;
  }
  &:last-child:nth-child(3n + 1) {
    grid-column: span 3;
  }
  /* A narrow panel and a small phone: a long figure is written smaller, not cut off. */
  @container rastro-device-tiles (max-width: 309.98px) {
    padding-inline: 8px;
    & dd {
      font-size: 13px;
    }
  }
  &[data-tone='on'] dd {
    color: var(--rastro-status-moving-text);
  }
`;

type TileContent = { label: TextKey; Icon: LucideIcon; value: string | null; isOn?: boolean };

/** The figures people look for first; those a tracker does not send give their place to others. */
export function DeviceTiles({
  device,
  position,
}: {
  device: Device;
  position: Position | undefined;
}): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const number = (key: string): number | null => {
    const value = readAttribute(position, key);
    return typeof value === 'number' ? value : null;
  };
  const show = (value: number | null, write: (value: number) => string) =>
    value === null ? null : write(value);
  const ignition = readAttribute(position, 'ignition');
  const odometer = number('odometer');
  const level = number('batteryLevel');

  const tiles: TileContent[] = [
    {
      label: 'device.tile.ignition',
      Icon: KeyRound,
      // The green of what is so now, which nobody knows of a device that is silent.
      isOn: ignition === true && device.status === 'online',
      value:
        typeof ignition === 'boolean'
          ? t(ignition ? 'device.ignition.on' : 'device.ignition.off')
          : null,
    },
    {
      label: 'device.tile.battery',
      Icon: BatteryMedium,
      value:
        show(level, (value) => `${format.number(value)} %`) ??
        show(number('battery'), (value) => `${format.number(value, 1)} V`),
    },
    {
      label: odometer === null ? 'device.tile.distance' : 'device.tile.odometer',
      Icon: Milestone,
      value: show(odometer ?? number('totalDistance'), format.distance),
    },
    {
      label: 'device.tile.power',
      Icon: Plug,
      value: show(number('power'), (value) => `${format.number(value, 1)} V`),
    },
    {
      label: 'device.tile.satellites',
      Icon: SignalHigh,
      value: show(number('sat'), (value) => format.number(value)),
    },
    {
      label: 'device.tile.message',
      Icon: Clock,
      value: device.lastUpdate ? format.age(device.lastUpdate, now) : null,
    },
    {
      label: 'device.tile.hours',
      Icon: Timer,
      value: show(number('hours'), format.duration),
    },
    {
      label: 'device.tile.course',
      Icon: Compass,
      value: position ? `${format.number(position.course)}°` : null,
    },
    {
      label: 'device.tile.altitude',
      Icon: Mountain,
      value: position?.altitude ? `${format.number(position.altitude)} m` : null,
    },
  ];
  const shown = tiles.filter(({ value }) => value !== null).slice(0, MAX_TILES);
  if (shown.length === 0) return null;
  return (
    <Grid>
      {shown.map(({ label, Icon, value, isOn }) => (
        <Tile key={label} data-tone={isOn ? 'on' : undefined}>
          <dt>
            <Icon size={13} aria-hidden="true" />
            {t(label)}
          </dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Grid>
  );
}
