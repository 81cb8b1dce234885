import { smallDrawings } from '../load-vehicle-icons';
import { useDrawing } from '../use-drawing';
import { SMALL_ICON_UNITS } from './small-icon';

/** A bold drawing in one colour, seen from the side or the front, to be told apart on 16 px. */
export function SmallVehicleIcon({
  icon,
  color,
  size,
  className,
}: {
  icon: string;
  color: string;
  size: number;
  className?: string | undefined;
}) {
  const drawing = useDrawing(smallDrawings, icon);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${SMALL_ICON_UNITS} ${SMALL_ICON_UNITS}`}
      style={{ color }}
      fill="currentColor"
      stroke="none"
    >
      {drawing ? <path d={drawing.body} fillRule="evenodd" /> : null}
      {drawing?.over ? <path d={drawing.over} /> : null}
      {drawing?.lines ? (
        <path
          d={drawing.lines}
          fill="none"
          stroke="currentColor"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ) : null}
    </svg>
  );
}
