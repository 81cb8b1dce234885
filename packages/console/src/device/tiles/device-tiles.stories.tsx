import type { Position } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { movingDevice, movingPosition, silentDevice } from '../../testing/story-fleet';
import { chooseTiles } from './choose-tiles';
import { DeviceTiles } from './device-tiles';

export default { title: 'Console / device / Device tiles' };

const tilesOf = (position: Position) => chooseTiles(movingDevice, position).tiles;

const sending = (...keys: string[]) => ({
  ...movingPosition,
  altitude: 0,
  attributes: Object.fromEntries(keys.map((key) => [key, movingPosition.attributes[key]])),
});

export const Six = (): ReactElement => <DeviceTiles tiles={tilesOf(movingPosition)} />;
Six.meta = { about: 'A tracker that sends all the figures people look for first.' };

export const Five = (): ReactElement => (
  <DeviceTiles tiles={tilesOf(sending('ignition', 'batteryLevel', 'odometer'))} />
);
Five.meta = { about: 'The last tile takes what is left of its row.' };

export const Four = (): ReactElement => (
  <DeviceTiles tiles={tilesOf(sending('ignition', 'odometer'))} />
);
Four.meta = { about: 'A tracker that sends little.' };

export const Offline = (): ReactElement => <DeviceTiles tiles={tilesOf(movingPosition)} isPast />;
Offline.meta = { about: 'The last word of a silent tracker, in grey.' };

export const Narrow = (): ReactElement => (
  <div style={{ width: 287 }}>
    <DeviceTiles
      tiles={tilesOf({
        ...sending('ignition', 'odometer'),
        attributes: { ignition: true, odometer: 184_312_000, hours: 643_440_000 },
      })}
    />
  </div>
);
Narrow.meta = { about: 'Long figures in a panel of 320 px.' };

export const None = (): ReactElement => (
  <>
    <p>{silentDevice.name}</p>
    <DeviceTiles tiles={chooseTiles(silentDevice, undefined).tiles} />
  </>
);
None.meta = { about: 'A device that never spoke has no figures.' };
