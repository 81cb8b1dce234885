import type { ReactElement } from 'react';
import type { Attended } from '../../react';
import { AnchorWatch } from './anchor-watch';
import type { ListAnchors } from './anchors';
import { AttendedWatch } from './attended-watch';

/** Draws nothing: tells the list what it can do without at first. */
export function ListWatches(props: {
  onAttended: (attended: Attended) => void;
  onAnchors: (anchors: ListAnchors) => void;
}): ReactElement | null {
  return (
    <>
      <AttendedWatch onChange={props.onAttended} />
      <AnchorWatch onChange={props.onAnchors} />
    </>
  );
}
