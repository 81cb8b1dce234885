import { useMedia } from '@rastro/sdk/internal/ui';

/**
 * True when the window is too low for a desktop list with the bars above and below it, as on a
 * phone held sideways.
 */
export const useIsLow = (): boolean => useMedia('(max-height: 480px)');
