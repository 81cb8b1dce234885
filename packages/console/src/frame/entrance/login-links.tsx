import { useBrand } from '@rastro/theme';
import { MessageCircle, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../i18n/text-key';
import { useText } from '../i18n/text-context';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 24px;
  min-height: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  border-radius: var(--rastro-radius-tag);
  color: var(--rastro-text-muted);
  text-decoration: none;
  &:hover {
    color: var(--rastro-text);
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse), (max-width: 768px) {
    min-height: 44px;
  }
`;

type LinkName = 'androidApp' | 'appleApp' | 'whatsapp' | 'dataPolicy';

const LINKS: readonly { name: LinkName; label: TextKey; Icon: LucideIcon }[] = [
  { name: 'androidApp', label: 'login.link.android', Icon: Smartphone },
  { name: 'appleApp', label: 'login.link.iphone', Icon: Smartphone },
  { name: 'whatsapp', label: 'login.link.whatsapp', Icon: MessageCircle },
  { name: 'dataPolicy', label: 'login.link.dataPolicy', Icon: ShieldCheck },
];

/** The brand's own links, each only when its switch is on (decision 21). */
export function LoginLinks(): ReactElement | null {
  const t = useText();
  const { links } = useBrand().branding;
  const shown = LINKS.filter(({ name }) => links[name].enabled);
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map(({ name, label, Icon }) => (
        <li key={name}>
          <Link href={links[name].url} target="_blank" rel="noopener noreferrer">
            <Icon size={15} aria-hidden="true" />
            {t(label)}
          </Link>
        </li>
      ))}
    </List>
  );
}
