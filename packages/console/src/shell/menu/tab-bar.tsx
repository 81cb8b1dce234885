import { focusRingInset } from '@rastro/sdk/ui';
import { History, MapPin, Truck, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { useEntryPath } from './use-entry-path';

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

type TabEntry = { path: string; label: TextKey; Icon: LucideIcon };

const TABS: readonly TabEntry[] = [
  { path: '/devices', label: 'nav.devices.label', Icon: Truck },
  { path: '/home', label: 'nav.map.label', Icon: MapPin },
  { path: '/history', label: 'nav.history.label', Icon: History },
];

/** The phone's main menu, at the bottom. */
export function TabBar(): ReactElement {
  const t = useText();
  const entryPath = useEntryPath();
  return (
    <Root aria-label={t('nav.main.label')}>
      {TABS.map(({ path, label, Icon }) => (
        <Tab key={path} to={entryPath(path)}>
          <Icon size={22} aria-hidden="true" />
          {t(label)}
        </Tab>
      ))}
    </Root>
  );
}
