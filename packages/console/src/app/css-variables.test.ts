import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariables } from '@rastro/theme/tokens';
import { describe, expect, it } from 'vitest';

const sourceDir = join(import.meta.dirname, '..');
const known = new Set(Object.keys(cssVariables({ accent: '#2f5bd8' }, 'light')));

/** Every `var(--rastro-…)` in the console's sources, with its file; names built by code are left out. */
function listUsed(): string[] {
  return readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) => {
      const text = readFileSync(join(sourceDir, name), 'utf8');
      return [...text.matchAll(/var\(--rastro-([a-z0-9-]+)\)/g)].map(
        ([, used]) => `${used} ${name}`,
      );
    });
}

describe('design tokens in the console', () => {
  it('uses only variables that the theme defines', () => {
    const used = listUsed();
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((entry) => !known.has(entry.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('defines the toast colours whose names the notices build', () => {
    const tones = [
      'soft-red',
      'red',
      'soft-green',
      'green',
      'soft-yellow',
      'yellow',
      'soft-info',
      'info',
    ];
    const names = tones.flatMap((tone) => [
      `toast-${tone}`,
      `toast-${tone}-text`,
      ...(tone.startsWith('soft-') ? [`toast-${tone}-border`] : []),
    ]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
