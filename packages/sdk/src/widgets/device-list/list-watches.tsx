import type { ReactElement } from 'react';
import type { Attended } from '../../react';
import { AnchorWatch } from './anchor-watch';
import { AttendedWatch } from './attended-watch';
import type { RowExtras } from './row-extras';

/** Draws nothing: tells the list what it can do without at first. */
export function ListWatches(props: {
  onAttended: (attended: Attended) => void;
  onExtras: (extras: RowExtras) => void;
}): ReactElement | null {
  return (
    <>
      <AttendedWatch onChange={props.onAttended} />
      <AnchorWatch onChange={props.onExtras} />
    </>
  );
}
