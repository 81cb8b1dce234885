import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlayerPlace } from './player-place';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the notices of the corner above the player, as high as it stands', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(175);
  let measure = () => undefined as void; // until it is observed
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        measure = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  const draw = (isOpen: boolean) => (
    <>
      <main />
      <section data-place="corner" data-corner="bottom-right" data-testid="notices" />
      {isOpen ? <PlayerPlace isReady>player</PlayerPlace> : null}
    </>
  );
  const { rerender } = render(draw(false));
  const below = () => getComputedStyle(screen.getByTestId('notices')).marginBottom;
  expect(below()).not.toBe('175px');
  rerender(draw(true));
  act(() => measure());
  expect(below()).toBe('175px');
  rerender(draw(false));
  expect(below()).not.toBe('175px');
});
