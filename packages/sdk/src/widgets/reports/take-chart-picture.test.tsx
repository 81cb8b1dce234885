import { afterEach, expect, it, vi } from 'vitest';
import { takeChartPicture } from './take-chart-picture';

afterEach(() => vi.restoreAllMocks());

it('is drawn in the light scheme, and leaves the page as it was', async () => {
  const root = document.createElement('section');
  root.dataset['scheme'] = 'dark';
  root.innerHTML = '<h2>Speed</h2><div class="rastro-line-chart"><svg><path d="M0 0"/></svg></div>';
  const schemes: (string | undefined)[] = [];
  const nothing = () => undefined;
  const context = {
    scale: nothing,
    translate: nothing,
    strokeRect: nothing,
    stroke: nothing,
    fillRect: () => schemes.push(root.dataset['scheme']),
  };
  vi.stubGlobal('Path2D', class {});
  // The few calls of a canvas that the picture makes; jsdom has none of them.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'])),
  );
  expect(await takeChartPicture(root)).toMatchObject({ type: 'image/png' });
  expect(schemes).toEqual(['light']);
  expect(root.dataset['scheme']).toBe('dark');
  expect(root.style.color).toBe('');
  vi.unstubAllGlobals();
});
