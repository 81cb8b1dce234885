import type { ReactElement } from 'react';
import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react';
import { focusRingInset } from '../../../ui';
import { RowRoot } from './device-row-styles';

const Button = styled.button`
  position: absolute;
  right: 8px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid var(--rastro-border-strong);
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-raised);
  color: var(--rastro-text);
  cursor: pointer;
  opacity: 0;
  ${focusRingInset}
  ${RowRoot}:hover &,
  &:focus-visible {
    opacity: 1;
  }
  /* Fingers press long. */
  @media (hover: none) {
    display: none;
  }
`;

/** Asks what can be done with the device of its row: over the figures while the pointer or the focus is there. */
export function RowMenu({ name, isActive }: { name: string; isActive: boolean }): ReactElement {
  const t = useLabels();
  return (
    <Button
      type="button"
      aria-haspopup="menu"
      aria-label={t('list.row.menu', { name })}
      tabIndex={isActive ? 0 : -1}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </Button>
  );
}
