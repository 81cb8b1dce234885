import type { Branding } from '../shape/branding';
import { completeBranding } from './complete-branding';

/** The brand of a server that has no branding file. */
export const defaultBranding: Branding = completeBranding({});
