// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inLightScheme } from './in-light-scheme';

function mapIn(scheme: 'dark' | 'light'): HTMLElement {
  const container = document.createElement('div');
  container.style.colorScheme = scheme;
  document.body.replaceChildren(container);
  return container;
}
/** Dispatches the event by which a browser announces a change of colours. */
const tell = (container: HTMLElement) =>
  container.firstElementChild?.dispatchEvent(new Event('transitionrun'));

it('reads a dark map once it is painted light, and leaves it as it was', async () => {
  const container = mapIn('dark');
  container.dataset['scheme'] = 'dark';
  const read = inLightScheme(container, () => {
    const { dataset, style, childElementCount } = container;
    return Promise.resolve([dataset['scheme'], style.colorScheme, childElementCount]);
  });
  tell(container);
  expect(await read).toEqual(['light', 'light', 0]);
  expect([container.dataset['scheme'], container.style.colorScheme]).toEqual(['dark', 'dark']);
});

it('leaves it as it was when nothing could be read', async () => {
  const container = mapIn('dark');
  const read = inLightScheme(container, () => Promise.reject(new Error('no picture')));
  tell(container);
  await expect(read).rejects.toThrow('no picture');
  expect([container.dataset['scheme'], container.style.colorScheme]).toEqual([undefined, 'dark']);
});

it('touches no map that is light', async () => {
  const container = mapIn('light');
  expect(await inLightScheme(container, () => Promise.resolve(container.dataset['scheme']))).toBe(
    undefined,
  );
});
