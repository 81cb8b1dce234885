import { useEffect, useState } from 'react';
import { resolvePathPaint } from './icon-tints';
import { getLoadedVehicleIcons, loadVehicleIcons } from './load-vehicle-icons';
import { ICON_UNITS } from './vehicle-icon-path';

/** Props of `VehicleIcon`. */
export interface VehicleIconProps {
  /** One of the 25 drawings; any other name shows `default`. */
  icon: string;
  /** Body colour, any CSS colour, `var(--…)` included. */
  primary: string;
  /** Colour of roof, cargo and stripes. */
  secondary: string;
  /** Outline; default white. */
  halo?: string;
  /** Side in px, default 26. */
  size?: number;
  className?: string;
}

/**
 * A vehicle drawing for lists, heading up; decoration, so hidden from assistive technology. The
 * square keeps its size while the drawings are being fetched.
 */
export function VehicleIcon({
  icon,
  primary,
  secondary,
  halo,
  size = 26,
  className,
}: VehicleIconProps) {
  const [icons, setIcons] = useState(getLoadedVehicleIcons);
  useEffect(() => {
    if (icons) return;
    let current = true;
    loadVehicleIcons().then(
      (loaded) => current && setIcons(loaded),
      () => undefined, // a list without drawings is still a list
    );
    return () => {
      current = false;
    };
  }, [icons]);

  const paths = icons && Object.hasOwn(icons, icon) ? icons[icon] : icons?.['default'];
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
