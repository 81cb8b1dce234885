import { IconButton } from '@rastro/sdk/internal/ui';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { useLayout } from '../surface/use-layout';

const Wide = styled.button`
  display: flex;
  flex: 0 1 320px;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: 32px;
  margin-block: 0;
  margin-inline: clamp(16px, 7vw, 104px) auto;
  padding: 0 6px 0 10px;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-header-hover);
  box-shadow: inset 0 0 0 1px var(--rastro-header-border);
  color: var(--rastro-header-text-muted);
  font: 400 13px/20px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  &:hover {
    color: var(--rastro-header-text);
  }
  &:focus-visible {
    outline: 2px solid var(--rastro-header-focus);
    outline-offset: 2px;
  }
  & > svg {
    flex: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > kbd {
    flex: none;
    padding: 1px 6px;
    border-radius: var(--rastro-radius-tag);
    box-shadow: inset 0 0 0 1px var(--rastro-header-border);
    font: 500 11px/16px var(--rastro-font-family);
  }
`;

const Sign = styled.span`
  margin-inline-start: auto;
`;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette: a field to press where there is room, else a sign. */
export function PaletteButton({ onOpen }: { onOpen: () => void }): ReactElement {
  const t = useText();
  const layout = useLayout();
  const label = t('palette.open.label');
  if (layout === 'phone' || layout === 'compact') {
    return (
      <Sign>
        <IconButton label={label} icon={<Search aria-hidden="true" />} onClick={onOpen} />
      </Sign>
    );
  }
  return (
    <Wide type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Search size={15} aria-hidden="true" />
      <span>{label}</span>
      <kbd aria-hidden="true">{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
    </Wide>
  );
}
