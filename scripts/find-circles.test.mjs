import { expect, it } from 'vitest';
import { findCircles } from './lib/find-circles.mjs';

const file = (source, ...targets) => ({
  source: `packages/${source}`,
  dependencies: targets.map((target) => ({ resolved: `packages/${target}` })),
});

it('finds sub-folders that reach each other, in whatever folder and over whatever file', () => {
  const circles = findCircles([
    file('a/src/x/one/a.ts', 'a/src/x/two/a.ts'),
    file('a/src/x/two/b.ts', 'a/src/x/three/deep/a.ts'),
    file('a/src/x/three/deep/b.ts', 'a/src/x/one/b.ts'),
    file('a/src/x/four/a.ts', 'a/src/x/five/a.ts', 'a/src/x/one/a.ts'),
  ]);
  expect(circles.map(({ folder, from, to }) => [folder, from, to])).toEqual([
    ['packages/a/src/x', 'one', 'two'],
    ['packages/a/src/x', 'two', 'three'],
    ['packages/a/src/x', 'three', 'one'],
  ]);
  expect(circles[2]?.example).toBe('packages/a/src/x/three/deep/b.ts → packages/a/src/x/one/b.ts');
});

it('lets folders stand in an order, and files beside them reach and be reached', () => {
  const modules = [
    file('a/src/ui/a.ts', 'a/src/domain/a.ts', 'a/src/start.ts'),
    file('a/src/start.ts', 'a/src/ui/a.ts'),
    file('b/src/one/a.ts', 'a/src/ui/a.ts'),
  ];
  expect(findCircles(modules)).toEqual([]);
});
