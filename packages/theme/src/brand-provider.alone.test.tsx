import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { styled } from 'styled-components';
import { BrandProvider } from './brand-provider';
import { createBrandTheme } from './brand-theme';
import { defaultBranding, type Branding } from './schema';
import data from './tokens/fixtures/tokens.json';
import { useBrand } from './use-brand';

// Node gets the server build, which writes no style on a page; people's browsers get this one.
vi.mock('styled-components', () =>
  vi.importActual('styled-components/dist/styled-components.browser.esm.js'),
);

const veloz: Branding = { ...defaultBranding, colors: { accent: '#a3195b', neutralHue: 350 } };

/** The value a variable has on an element, by the style sheets of the page. */
const variable = (name: string, element: Element = document.documentElement) =>
  getComputedStyle(element).getPropertyValue(`--rastro-${name}`);

/** A device that prefers dark or light and can change its mind. */
function stubDevice(isDark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => media);
  return (next: boolean) => {
    media.matches = next;
    media.dispatchEvent(new Event('change'));
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('createBrandTheme', () => {
  it('has a variable for every published role, named exactly', () => {
    const { vars } = createBrandTheme();
    const published = Object.keys({ ...data.light.color, ...data.light.shadow }).map(
      (role) => `--rastro-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    expect(published).toContain('--rastro-surface-raised');
    expect(Object.values(vars)).toEqual(expect.arrayContaining(published));
  });

  it('keeps the default brand behind each variable', () => {
    expect(createBrandTheme()['surface-raised']).toBe('var(--rastro-surface-raised, #ffffff)');
    expect(createBrandTheme({ scheme: 'dark' })['surface-raised']).toContain('#1d2128');
  });
});

describe('BrandProvider', () => {
  it('paints the page in the scheme of the brand', () => {
    render(<BrandProvider branding={{ ...defaultBranding, scheme: 'dark' }} />);
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    expect(variable('surface')).toBe(data.dark.color.surface);
    expect(variable('radius-card')).toBe('8px');
  });

  it('repaints on a change of brand and of scheme without rendering its children again', () => {
    const onRender = vi.fn();
    const Box = styled.div``;
    function Child() {
      onRender();
      return <Box data-testid="box" />;
    }
    const child = <Child />;
    const page = (branding: Branding, scheme: 'light' | 'dark') => (
      <BrandProvider branding={branding} scheme={scheme}>
        {child}
      </BrandProvider>
    );
    const { rerender, getByTestId } = render(page(defaultBranding, 'light'));
    const box = getByTestId('box');
    expect(variable('accent', box)).toBe('#2f5bd8');
    rerender(page(veloz, 'light'));
    expect(variable('accent', box)).toBe('#a3195b');
    rerender(page(veloz, 'dark'));
    expect(variable('accent', box)).toBe('#b62f6b');
    expect(onRender).toHaveBeenCalledTimes(1);
  });

  it('follows the device while nobody has chosen', () => {
    const setDevice = stubDevice(true);
    function Child() {
      return <p>{useBrand().scheme}</p>;
    }
    const { container } = render(
      <BrandProvider branding={defaultBranding}>
        <Child />
      </BrandProvider>,
    );
    expect(container.textContent).toBe('dark');
    act(() => setDevice(false));
    expect(container.textContent).toBe('light');
    expect(document.documentElement.dataset['scheme']).toBe('light');
  });

  it('paints one element alone when it is given, and cleans up', () => {
    const root = document.createElement('section');
    document.body.append(root);
    const preview = <BrandProvider branding={veloz} scheme="dark" root={root} />;
    const { unmount } = render(preview);
    expect(root.dataset['scheme']).toBe('dark');
    expect(variable('accent', root)).toBe('#b62f6b');
    expect(document.documentElement.dataset['scheme']).toBeUndefined();
    unmount();
    expect(root.style).toHaveLength(0);
    expect(root.dataset['scheme']).toBeUndefined();
    root.remove();
  });

  it('says what is missing when there is no provider', () => {
    function Lost() {
      useBrand();
      return null;
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('useBrand needs a <BrandProvider>');
    vi.restoreAllMocks();
  });
});
