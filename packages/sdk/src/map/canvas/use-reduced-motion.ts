import { useMedia } from '../../ui/use-media';

/** Does the user ask for less motion? `false` on a server. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
