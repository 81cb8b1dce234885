import { useEffect, useState } from 'react';
import type { Drawings } from './load-vehicle-icons';

/** One drawing, `default` for a name nobody drew; undefined while they are being fetched. */
export function useDrawing<Icon>(drawings: Drawings<Icon>, name: string): Icon | undefined {
  const [icons, setIcons] = useState(drawings.get);
  useEffect(() => {
    if (icons) return;
    let current = true;
    drawings.load().then(
      (loaded) => current && setIcons(loaded),
      () => undefined, // a list without drawings is still a list
    );
    return () => {
      current = false;
    };
  }, [drawings, icons]);
  return icons && Object.hasOwn(icons, name) ? icons[name] : icons?.['default'];
}
