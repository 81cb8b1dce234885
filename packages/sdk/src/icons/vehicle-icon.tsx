import { resolvePathPaint } from './icon-tints';
import { largeDrawings } from './load-vehicle-icons';
import { SmallVehicleIcon } from './small/small-vehicle-icon';
import { useDrawing } from './use-drawing';
import { ICON_UNITS } from './vehicle-icon-path';

/** Up to this size an icon is a bold drawing from the side; the one from above would be a blot. */
const SMALL_ICON_MAX_PX = 28;

/** Props of `VehicleIcon`. */
export interface VehicleIconProps {
  /** One of the 25 drawings; any other name shows `default`. */
  icon: string;
  /** Body colour, any CSS colour, `var(--…)` included. */
  primary: string;
  /** Colour of roof, cargo and stripes; small icons have one colour. */
  secondary: string;
  /** Outline; default white. */
  halo?: string;
  /** Side in px, default 26. */
  size?: number;
  className?: string;
}

/**
 * A vehicle drawing for lists: from above and heading up, small ones from the side. Decoration, so
 * hidden from assistive technology. The square keeps its size while the drawings are being fetched.
 */
export function VehicleIcon({ size = 26, ...props }: VehicleIconProps) {
  return size <= SMALL_ICON_MAX_PX ? (
    <SmallVehicleIcon
      icon={props.icon}
      color={props.primary}
      size={size}
      className={props.className}
    />
  ) : (
    <LargeVehicleIcon {...props} size={size} />
  );
}

function LargeVehicleIcon({
  icon,
  primary,
  secondary,
  halo,
  size,
  className,
}: VehicleIconProps & { size: number }) {
  const paths = useDrawing(largeDrawings, icon);
  const tints = { primary, secondary, ...(halo !== undefined && { halo }) };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${ICON_UNITS} ${ICON_UNITS}`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {paths?.map((path, index) => {
        const { fill, stroke } = resolvePathPaint(path, tints);
        return (
          <path
            key={index}
            d={path.d}
            style={{ fill: fill ?? 'none', stroke }}
            fillOpacity={path.fillOpacity}
            strokeWidth={path.strokeWidth}
            strokeOpacity={path.strokeOpacity}
          />
        );
      })}
    </svg>
  );
}
