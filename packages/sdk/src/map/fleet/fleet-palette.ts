import type { ReadVariable } from '../canvas/read-css-variable';
import type { PaintedStatus } from './vehicle-state';

/** Colours and font of the vehicle canvas, as CSS values. */
export interface FleetPalette {
  surface: string;
  surfaceRaised: string;
  border: string;
  text: string;
  accent: string;
  accentText: string;
  halo: string;
  fontFamily: string;
  status: Record<PaintedStatus, string>;
}

/** Reads the vehicle colours from the design tokens in force. */
export function readFleetPalette(read: ReadVariable): FleetPalette {
  return {
    surface: read('surface'),
    surfaceRaised: read('surface-raised'),
    border: read('border'),
    text: read('text'),
    accent: read('accent'),
    accentText: read('accent-text'),
    halo: read('map-trail'),
    fontFamily: read('font-family'),
    status: {
      moving: read('status-moving'),
      idle: read('status-idle'),
      stopped: read('status-stopped'),
      offline: read('status-offline'),
      unknown: read('status-unknown'),
      alarm: read('status-alarm'),
      plain: read('text-muted'),
    },
  };
}
