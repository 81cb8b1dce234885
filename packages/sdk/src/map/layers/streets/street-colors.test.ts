import { contrast, cssVariables } from '@rastro/theme/tokens';
import { describe, expect, it } from 'vitest';
import { readStreetColors } from './street-colors';

describe('readStreetColors', () => {
  it.each(['#2f5bd8', '#a3195b', '#f6c21c'])(
    'tells streets from dark land by 3:1 (%s)',
    (accent) => {
      const colors = cssVariables({ accent }, 'dark');
      const { main, other } = readStreetColors((name) => colors[name], true);
      expect(contrast(main.road, colors['map-land'])).toBeGreaterThanOrEqual(3);
      expect(contrast(other.road, colors['map-land'])).toBeGreaterThanOrEqual(3);
    },
  );
});
