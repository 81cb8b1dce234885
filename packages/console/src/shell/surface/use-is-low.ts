import { useMedia } from '@rastro/sdk/internal/ui';

/** Whether the window is too low for what stands above and below a list on a desk, as a phone's held sideways. */
export const useIsLow = (): boolean => useMedia('(max-height: 480px)');
