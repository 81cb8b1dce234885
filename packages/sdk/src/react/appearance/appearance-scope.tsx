'use client';
import {
  createContext,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { CSS_PREFIX } from '@rastro/theme/tokens';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { PortalContainerProvider } from '../../ui';
import { useIsMounted } from '../use-is-mounted';
import type { Appearance } from './appearance';
import { appearanceCss } from './appearance-css';

const ScopeStyle = createGlobalStyle<{ $css: string }>`
  ${({ $css }) => $css}
`;

const FONT = `--${CSS_PREFIX}-font-family`;

const DensityContext = createContext<'comfortable' | 'compact'>('comfortable');

/** Density of lists, as the nearest appearance asks for. */
export function useDensity(): 'comfortable' | 'compact' {
  return useContext(DensityContext);
}

/**
 * Gives what is inside a look of its own, menus and tooltips included. Without an appearance it adds
 * nothing to the page.
 */
export function AppearanceScope({
  appearance,
  children,
}: {
  appearance: Appearance | undefined;
  children: ReactNode;
}): ReactElement {
  const inherited = useDensity();
  if (!appearance) return <>{children}</>;
  return (
    <DensityContext value={appearance.density ?? inherited}>
      <Scope appearance={appearance}>{children}</Scope>
    </DensityContext>
  );
}

function Scope({
  appearance,
  children,
}: {
  appearance: Appearance;
  children: ReactNode;
}): ReactElement {
  const name = `rastro-scope-${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const [hostFont, setHostFont] = useState<string>();
  const readHostFont = useCallback((element: HTMLElement | null) => {
    if (element?.parentElement) setHostFont(getComputedStyle(element.parentElement).fontFamily);
  }, []);
  // Compared as text: hosts write the appearance in place, a new object at every render.
  const text = JSON.stringify(appearance);
  const css = useMemo(
    () => appearanceCss(`.${name}`, JSON.parse(text) as Appearance),
    [name, text],
  );
  const inherited: Record<string, string> =
    appearance.font === 'inherit' && hostFont ? { [FONT]: hostFont } : {};
  const scheme = appearance.scheme === 'system' ? undefined : appearance.scheme;
  const isMounted = useIsMounted();
  const [portal, setPortal] = useState<HTMLDivElement | null>(null);
  return (
    <>
      {css === '' ? null : <ScopeStyle $css={css} />}
      <div
        ref={readHostFont}
        className={name}
        data-scheme={scheme}
        style={{ display: 'contents', ...inherited }}
      >
        <PortalContainerProvider value={portal ?? undefined}>{children}</PortalContainerProvider>
      </div>
      {isMounted
        ? createPortal(
            <div ref={setPortal} className={name} data-scheme={scheme} style={inherited} />,
            document.body,
          )
        : null}
    </>
  );
}
