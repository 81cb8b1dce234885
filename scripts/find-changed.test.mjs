import { describe, expect, it } from 'vitest';
import { findReachedTests } from './lib/find-changed.mjs';

const file = (source, ...targets) => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved, kind: 'static' })),
});
const modules = [
  file('packages/sdk/src/domain/a.ts'),
  file('packages/sdk/src/domain/a.test.ts', 'packages/sdk/src/domain/a.ts'),
  file('packages/sdk/src/domain/index.ts', 'packages/sdk/src/domain/a.ts'),
  file('packages/server/src/b.ts', 'packages/sdk/src/domain/index.ts'),
  file('packages/server/src/b.test.ts', 'packages/server/src/b.ts'),
  file('packages/server/src/c/c.test.ts'),
  file('packages/sdk/src/ui/d.stories.tsx', 'packages/sdk/src/ui/d.tsx'),
  file('packages/sdk/src/ui/d.tsx', 'packages/sdk/src/ui/d.json'),
];

describe('what a change reaches', () => {
  it('runs tests over however many imports, and a test that changed itself', () => {
    expect(findReachedTests(['packages/sdk/src/domain/a.ts'], modules)).toEqual([
      'packages/sdk/src/domain/a.test.ts',
      'packages/server/src/b.test.ts',
    ]);
    expect(findReachedTests(['packages/server/src/c/c.test.ts'], modules)).toEqual([
      'packages/server/src/c/c.test.ts',
    ]);
  });

  it('runs stories, and follows what is no code but imported', () => {
    expect(findReachedTests(['packages/sdk/src/ui/d.json'], modules)).toEqual([
      'packages/sdk/src/ui/d.stories.tsx',
    ]);
  });

  it('runs what lies around a file that nothing imports, and nothing for a page of text', () => {
    expect(findReachedTests(['packages/server/src/c/made/by-hand.csv'], modules)).toEqual([
      'packages/server/src/c/c.test.ts',
    ]);
    expect(findReachedTests(['docs/words.md'], modules)).toEqual([]);
  });

  it('runs everything where a file decides over every check', () => {
    expect(findReachedTests(['package-lock.json'], modules)).toBe('all');
  });
});
