import type { ReactElement } from 'react';
import { AlarmWatch, type KnownAlarms } from './alarm-watch';
import { AnchorWatch } from './anchor-watch';
import type { RowExtras } from './row-extras';

/** Draws nothing: tells the list what it can do without at first. */
export function ListWatches(props: {
  onAlarms: (alarms: KnownAlarms) => void;
  onExtras: (extras: RowExtras) => void;
}): ReactElement | null {
  return (
    <>
      <AlarmWatch onChange={props.onAlarms} />
      <AnchorWatch onChange={props.onExtras} />
    </>
  );
}
