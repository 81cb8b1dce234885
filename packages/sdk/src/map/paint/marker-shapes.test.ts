import { contrast, cssVariables } from '@rastro/theme/tokens';
import { describe, expect, it } from 'vitest';
import { readFleetPalette } from '../fleet/fleet-palette';
import { drawMarker } from './marker-shapes';
import type { Paint2D } from '../canvas/paint-surface';

/** A context that remembers with what each line was drawn. */
function recordStrokes() {
  const strokes: { color: string; alpha: number }[] = [];
  const state: Record<string | symbol, unknown> = { globalAlpha: 1 };
  const context = new Proxy(state, {
    get: (target, name) => {
      if (name === 'stroke') {
        return () =>
          strokes.push({
            color: String(target['strokeStyle']),
            alpha: Number(target['globalAlpha']),
          });
      }
      return name in target ? target[name] : () => undefined;
    },
  });
  return { context: context as unknown as Paint2D, strokes };
}

describe('drawMarker', () => {
  it.each(['light', 'dark'] as const)(
    'tells the outline of an offline vehicle from the land by 3:1 (%s)',
    (scheme) => {
      const colors = cssVariables({ accent: '#2f5bd8' }, scheme);
      const { context, strokes } = recordStrokes();
      const shape = { status: 'offline', isAlarm: false, angleRadians: 0 } as const;
      drawMarker(
        context,
        shape,
        readFleetPalette((name) => colors[name]),
      );
      const outline = strokes.at(-1);
      expect(outline).toEqual({ color: colors['status-offline'], alpha: 1 });
      expect(contrast(colors['status-offline'], colors['map-land'])).toBeGreaterThanOrEqual(3);
    },
  );
});
