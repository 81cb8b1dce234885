import { useLayoutEffect, useMemo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { ThemeProvider } from 'styled-components';
import { BrandContext } from './brand-context';
import { createBrandTheme } from './brand-theme';
import { cssVariables, type Scheme } from './tokens';
import type { Branding } from './schema';
import { toBrandKnobs } from './schema/shape/to-brand-knobs';

const QUERY = '(prefers-color-scheme: dark)';

/** The scheme to paint: the one asked for, or with `system` the device's, followed live. */
function usePreferredScheme(wanted: Scheme | 'system'): Scheme {
  const subscribe = useCallback((onChange: () => void) => {
    const media = window.matchMedia?.(QUERY);
    media?.addEventListener('change', onChange);
    return () => media?.removeEventListener('change', onChange);
  }, []);
  const isDark = useSyncExternalStore(subscribe, readDevice, () => false);
  if (wanted !== 'system') return wanted;
  return isDark ? 'dark' : 'light';
}

// Hosts without matchMedia (older web views, test pages) count as light.
function readDevice(): boolean {
  return window.matchMedia?.(QUERY).matches ?? false;
}

// Both schemes stand in the page: to change scheme is to change one attribute.
const themes = {
  light: createBrandTheme({ selector: ':root, [data-scheme="light"]', scheme: 'light' }),
  dark: createBrandTheme({ selector: '[data-scheme="dark"]', scheme: 'dark' }),
};

/** Props of a `BrandProvider`. */
export interface BrandProviderProps {
  readonly branding: Branding;
  /** Scheme chosen by the visitor; default: the brand's own `scheme`. */
  readonly scheme?: Scheme | 'system' | undefined;
  /** Paint this element alone, as a preview does; default: the whole page. `null` waits for it. */
  readonly root?: HTMLElement | null | undefined;
  readonly children?: ReactNode;
}

/**
 * Puts a brand's CSS variables on the page and `data-scheme` on its root, and gives both to
 * `useBrand`. A change of brand or scheme repaints; children that do not ask `useBrand` do not
 * render again.
 */
export function BrandProvider({ branding, scheme, root, children }: BrandProviderProps) {
  const painted = usePreferredScheme(scheme ?? branding.scheme);
  const value = useMemo(() => ({ branding, scheme: painted }), [branding, painted]);
  const isPage = root === undefined;

  useLayoutEffect(() => {
    const element = isPage ? document.documentElement : root;
    if (!element) return;
    const before = element.getAttribute('data-scheme');
    element.setAttribute('data-scheme', painted);
    element.style.setProperty('color-scheme', painted);
    return () => {
      if (before === null) element.removeAttribute('data-scheme');
      else element.setAttribute('data-scheme', before);
      element.style.removeProperty('color-scheme');
    };
  }, [isPage, root, painted]);

  useLayoutEffect(() => {
    if (!root) return;
    const values = Object.entries(cssVariables(toBrandKnobs(branding), painted));
    const names: Record<string, string> = themes[painted].vars;
    for (const [name, text] of values) root.style.setProperty(names[name] ?? '', text);
    return () => {
      for (const [name] of values) root.style.removeProperty(names[name] ?? '');
    };
  }, [root, branding, painted]);

  return (
    <BrandContext value={value}>
      {isPage && <BrandVariables branding={branding} />}
      {children}
    </BrandContext>
  );
}

/** The theme reaches these two style elements only, so that no styled component renders again for it. */
function BrandVariables({ branding }: { branding: Branding }) {
  const values = useMemo(() => {
    const knobs = toBrandKnobs(branding);
    return { light: cssVariables(knobs, 'light'), dark: cssVariables(knobs, 'dark') };
  }, [branding]);
  return (
    <>
      <ThemeProvider theme={values.light}>
        <themes.light.GlobalStyle />
      </ThemeProvider>
      <ThemeProvider theme={values.dark}>
        <themes.dark.GlobalStyle />
      </ThemeProvider>
    </>
  );
}
