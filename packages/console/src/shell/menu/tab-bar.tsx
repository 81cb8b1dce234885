import { focusRingInset } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { useMenuEntries } from '../../navigation/use-menu-entries';

const Root = styled.nav`
  position: relative;
  z-index: 25;
  display: flex;
  flex: none;
  height: calc(80px + env(safe-area-inset-bottom));
  padding: 4px max(8px, env(safe-area-inset-right)) calc(16px + env(safe-area-inset-bottom))
    max(8px, env(safe-area-inset-left));
  border-top: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
`;

const Tab = styled(NavLink)`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  border-radius: var(--rastro-radius-card);
  color: var(--rastro-text-muted);
  font: 500 11px/14px var(--rastro-font-family);
  text-decoration: none;
  ${focusRingInset}
  &[aria-current='page'] {
    color: var(--rastro-accent-ink);
  }
`;

/** The phone's main menu, at the bottom. */
export function TabBar(): ReactElement {
  const t = useText();
  const entries = useMenuEntries('tabs');
  return (
    <Root aria-label={t('nav.main.label')}>
      {entries.map(({ path, to, label, Icon }) => (
        <Tab key={path} to={to}>
          <Icon size={22} aria-hidden="true" />
          {label}
        </Tab>
      ))}
    </Root>
  );
}
