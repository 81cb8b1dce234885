import type { ReplayView } from '../../../domain';

/** The change of a replay, and whether Back should lead to what was before. */
export type ChangeView = (change: Partial<ReplayView>, options: { isStep: boolean }) => void;
