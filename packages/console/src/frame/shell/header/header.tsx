import { IconButton } from '@rastro/sdk/internal/ui';
import { resolveGroundScheme, useBrand } from '@rastro/theme';
import { Volume2, VolumeX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { BrandLogo } from '../../brand/brand-logo';
import { useText } from '../../i18n/text-context';
import { usePreferences } from '../../preferences/preferences-context';
import { ConnectionBadge } from './connection-badge';
import { HeaderFacts } from './header-facts';
import { PaletteButton } from './palette-button';

const Root = styled.header`
  position: relative;
  z-index: 30;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: calc(52px + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(12px, env(safe-area-inset-right)) 0
    max(16px, env(safe-area-inset-left));
  border-bottom: 1px solid var(--rastro-header-border);
  background: var(--rastro-header-surface);
  color: var(--rastro-header-text);
  & .rastro-icon-button {
    color: var(--rastro-header-text-muted);
  }
  & .rastro-icon-button:hover {
    background: var(--rastro-header-hover);
    color: var(--rastro-header-text);
  }
  & .rastro-icon-button:focus-visible {
    outline-color: var(--rastro-header-focus);
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-width: 0;
  height: 40px;
  border-radius: var(--rastro-radius-control);
  color: inherit;
  text-decoration: none;
  @media (max-width: 768px) {
    height: 44px;
  }
  &:focus-visible {
    outline: 2px solid var(--rastro-header-focus);
    outline-offset: 2px;
  }
`;

const State = styled.span`
  margin-inline-end: 4px;
  color: var(--rastro-header-text-muted);
`;

const Divider = styled.span`
  width: 1px;
  height: 20px;
  background: var(--rastro-header-border);
  @media (max-width: 359.98px) {
    display: none;
  }
`;

/** The bar at the top: logo, command palette, connection, weather, time, mute and the user menu. */
export function Header({
  userMenu,
  bell,
  onOpenPalette,
}: {
  userMenu: ReactNode;
  /** Leads to what the account was told of. */
  bell?: ReactNode;
  onOpenPalette: () => void;
}): ReactElement {
  const t = useText();
  const { isMuted, setMuted } = usePreferences();
  const { branding, scheme } = useBrand();
  return (
    <Root>
      <Home to="/home">
        <BrandLogo ground="header" />
      </Home>
      <PaletteButton onOpen={onOpenPalette} />
      <State>
        <span data-scheme={resolveGroundScheme(branding, scheme, 'header')}>
          <ConnectionBadge />
        </span>
      </State>
      <HeaderFacts />
      <Divider />
      <IconButton
        label={t(isMuted ? 'sound.unmute.action' : 'sound.mute.action')}
        icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        shortcut="M"
        onClick={() => setMuted(!isMuted)}
      />
      {bell}
      {userMenu}
    </Root>
  );
}
