import type { ReactElement } from 'react';
import {
  BatteryMedium,
  Clock,
  Compass,
  Fuel,
  Gauge,
  KeyRound,
  Milestone,
  Mountain,
  Plug,
  SignalHigh,
  Thermometer,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import type { Device, Position } from '../../../contract';
import { type AttributeUnit, type Fact, findAttributeUnit } from '../../../domain';
import { FIELD_WORDS } from '../detail-words';
import { formatSince } from '../head/use-status-since';
import { useAttributeWords, useFormat, useLabels, useNow, useStateTimes } from '../../../react';
import { useWordFiles } from '../../../react/provider/use-word-files';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  @container rastro-device-detail (max-width: 319.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled.div`
  min-width: 0;
  padding: 8px 10px;
  box-shadow:
    1px 0 0 var(--rastro-border),
    0 1px 0 var(--rastro-border);
  & dt {
    display: flex;
    align-items: flex-start;
    gap: 5px;
    color: var(--rastro-text-muted);
    font: 500 11px/14px var(--rastro-font-family);
    overflow-wrap: anywhere;
  }
  & dt > svg {
    flex: none;
  }
  & dd {
    margin: 2px 0 0;
    font: 600 15px/20px var(--rastro-font-family);
    letter-spacing: -0.011em;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font: 400 11px/14px var(--rastro-font-family);
    letter-spacing: normal;
  }
  &[data-tone='on'] dd {
    color: var(--rastro-status-moving-text);
  }
  &[data-tone='past'] dd {
    color: var(--rastro-text-muted);
  }
`;

const ICONS: Readonly<Record<string, LucideIcon>> = {
  ignition: KeyRound,
  batteryLevel: BatteryMedium,
  battery: BatteryMedium,
  power: Plug,
  sat: SignalHigh,
  rssi: SignalHigh,
  lastUpdate: Clock,
  course: Compass,
  altitude: Mountain,
  fuel: Fuel,
  fuelLevel: Fuel,
  fuelUsed: Fuel,
  fuelConsumption: Fuel,
};

const UNIT_ICONS: Partial<Record<AttributeUnit, LucideIcon>> = {
  distance: Milestone,
  speed: Gauge,
  rpm: Gauge,
  duration: Timer,
  celsius: Thermometer,
};

function findIcon(key: string): LucideIcon | undefined {
  const unit = findAttributeUnit(key);
  return Object.hasOwn(ICONS, key) ? ICONS[key] : unit ? UNIT_ICONS[unit] : undefined;
}

const NO_WORDS: typeof FIELD_WORDS = [];

/** The figures people look at first; of a device that is not heard any more they are grey. */
export function TileGrid({
  device,
  position,
  tiles,
  isPast,
}: {
  device: Device;
  position: Position | undefined;
  tiles: readonly Fact[];
  isPast: boolean;
}): ReactElement | null {
  const t = useLabels();
  const words = useAttributeWords();
  useWordFiles(tiles.some(({ key }) => words.label(key) === key) ? FIELD_WORDS : NO_WORDS);
  const format = useFormat();
  const now = useNow();
  const { ignition } = useStateTimes(device, position);
  const ignitionSince = ignition?.isWhole ? ignition.at : null;
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t('detail.tiles.title')}>
      <Grid>
        {tiles.map(({ key, value }) => {
          const Icon = findIcon(key);
          const isOn = key === 'ignition' && value === true;
          return (
            <Tile key={key} data-tone={isPast ? 'past' : isOn ? 'on' : undefined}>
              <dt>
                {Icon ? <Icon size={13} aria-hidden="true" /> : null}
                {words.shortLabel(key)}
              </dt>
              <dd dir="auto">
                {words.text(key, value)}
                {key === 'ignition' && ignitionSince ? (
                  <small>
                    {t('detail.tile.since', { time: formatSince(format, ignitionSince, now) })}
                  </small>
                ) : null}
              </dd>
            </Tile>
          );
        })}
      </Grid>
    </section>
  );
}
