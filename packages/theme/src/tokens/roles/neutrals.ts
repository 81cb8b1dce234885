import type { NeutralRole } from './color-roles';
import type { Scheme } from '../scheme';
import { oklchToHex } from '../color/oklch';

type Step = readonly [lightness: number, chroma: number] | 'white';

// Table of design language §5.1.
const steps: Record<Scheme, Record<NeutralRole, Step>> = {
  light: {
    canvas: [0.962, 0.005],
    surface: 'white',
    surfaceSunken: [0.978, 0.003],
    surfaceRaised: 'white',
    surfaceHover: [0.966, 0.005],
    surfaceActive: [0.936, 0.008],
    border: [0.915, 0.007],
    borderStrong: [0.85, 0.01],
    borderControl: [0.63, 0.016],
    text: [0.235, 0.018],
    textMuted: [0.455, 0.02],
    textSubtle: [0.515, 0.02],
    textDisabled: [0.66, 0.012],
    textInverse: 'white',
    surfaceInverse: [0.255, 0.018],
  },
  dark: {
    canvas: [0.168, 0.01],
    surface: [0.208, 0.012],
    surfaceSunken: [0.182, 0.011],
    surfaceRaised: [0.248, 0.014],
    surfaceHover: [0.246, 0.014],
    surfaceActive: [0.292, 0.016],
    border: [0.292, 0.014],
    borderStrong: [0.375, 0.016],
    borderControl: [0.54, 0.018],
    text: [0.95, 0.005],
    textMuted: [0.76, 0.012],
    textSubtle: [0.705, 0.014],
    textDisabled: [0.5, 0.012],
    textInverse: [0.2, 0.012],
    surfaceInverse: [0.93, 0.006],
  },
};

/** The fifteen greys of a scheme, tinted by `hue` in degrees. */
export function createNeutrals(hue: number, scheme: Scheme): Record<NeutralRole, string> {
  const paint = (step: Step): string =>
    step === 'white' ? '#ffffff' : oklchToHex({ l: step[0], c: step[1], h: hue });
  const entries = Object.entries(steps[scheme]).map(([role, step]) => [role, paint(step)]);
  return Object.fromEntries(entries) as Record<NeutralRole, string>;
}
