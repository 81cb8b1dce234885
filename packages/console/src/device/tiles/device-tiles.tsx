import { useFormat, useNow, type Format } from '@rastro/sdk/react';
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
import type { Translate } from '@rastro/sdk/words';
import { useText } from '../../i18n/text-context';
import type { TextKey } from '../../i18n/text-key';
import type { TileFact } from './choose-tiles';

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
  &[data-tone='past'] dd {
    color: var(--rastro-text-muted);
  }
`;

const FACES: Record<TileFact['tile'], { label: TextKey; Icon: LucideIcon }> = {
  ignition: { label: 'device.tile.ignition', Icon: KeyRound },
  batteryLevel: { label: 'device.tile.battery', Icon: BatteryMedium },
  battery: { label: 'device.tile.battery', Icon: BatteryMedium },
  odometer: { label: 'device.tile.odometer', Icon: Milestone },
  distance: { label: 'device.tile.distance', Icon: Milestone },
  power: { label: 'device.tile.power', Icon: Plug },
  satellites: { label: 'device.tile.satellites', Icon: SignalHigh },
  message: { label: 'device.tile.message', Icon: Clock },
  hours: { label: 'device.tile.hours', Icon: Timer },
  course: { label: 'device.tile.course', Icon: Compass },
  altitude: { label: 'device.tile.altitude', Icon: Mountain },
};

function formatTile(fact: TileFact, format: Format, t: Translate, now: number): string {
  switch (fact.tile) {
    case 'ignition':
      return t(fact.value ? 'device.ignition.on' : 'device.ignition.off');
    case 'message':
      return format.age(fact.value, now);
    case 'batteryLevel':
      return `${format.number(fact.value)} %`;
    case 'battery':
    case 'power':
      return `${format.number(fact.value, 1)} V`;
    case 'odometer':
    case 'distance':
      return format.distance(fact.value);
    case 'hours':
      return format.duration(fact.value);
    case 'course':
      return `${format.number(fact.value)}°`;
    case 'altitude':
      return `${format.number(fact.value)} m`;
    case 'satellites':
      return format.number(fact.value);
  }
}

/** The figures of a device; of one that is not heard any more they are grey. */
export function DeviceTiles({
  tiles,
  isPast = false,
}: {
  tiles: readonly TileFact[];
  /** They are of a last fix that says nothing of now. */
  isPast?: boolean;
}): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (tiles.length === 0) return null;
  return (
    <Grid>
      {tiles.map((fact) => {
        const { label, Icon } = FACES[fact.tile];
        const isOn = fact.tile === 'ignition' && fact.value;
        return (
          <Tile key={fact.tile} data-tone={isPast ? 'past' : isOn ? 'on' : undefined}>
            <dt>
              <Icon size={13} aria-hidden="true" />
              {t(label)}
            </dt>
            <dd>{formatTile(fact, format, t, now)}</dd>
          </Tile>
        );
      })}
    </Grid>
  );
}
