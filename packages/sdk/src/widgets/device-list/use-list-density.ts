import { useDensity } from '../../react';
import { useMedia } from '../../ui/use-media';
import type { ListDensity } from './device-list-props';

/** Below this width a widget has its phone layout (design language §7). */
const PHONE_MAX_WIDTH_PX = 480;
const COARSE = '(pointer: coarse)';

/** The height of rows that is asked for, or that fits width and pointer. */
export function useListDensity(asked: ListDensity | 'auto', widthPx: number | null): ListDensity {
  const inherited = useDensity();
  const isCoarse = useMedia(COARSE);
  if (asked !== 'auto') return asked;
  const isNarrow = widthPx !== null && widthPx < PHONE_MAX_WIDTH_PX;
  return isNarrow || isCoarse ? 'touch' : inherited;
}
