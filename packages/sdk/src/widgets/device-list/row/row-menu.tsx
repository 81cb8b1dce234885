import { useRef, type ReactElement } from 'react';
import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { useLabels } from '../../../react';
import { focusRingInset } from '../../../ui';
import { RowRoot } from './device-row-styles';
import { useLongPress } from './use-long-press';

const Button = styled.button`
  order: -1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  /* Higher than its line, which it leaves as high as it is. */
  margin: -4px 0;
  padding: 0;
  border: 0;
  border-radius: var(--rastro-radius-control);
  background: none;
  color: var(--rastro-text);
  cursor: pointer;
  opacity: 0;
  ${focusRingInset}
  ${RowRoot}:hover &,
  &:focus-visible {
    opacity: 1;
  }
  &:hover {
    background: var(--rastro-border);
  }
  /* Fingers press long. */
  @media (hover: none) {
    display: none;
  }
`;

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  name: string;
  /** True when Tab reaches its row. */
  isActive: boolean;
}

/** Asks what can be done with the device of its row: beside its marks, seen while the pointer or the focus is there. */
export function RowMenu({ name, isActive }: RowMenuProps): ReactElement {
  const t = useLabels();
  const button = useRef<HTMLButtonElement>(null);
  useLongPress(button);
  return (
    <Button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-label={t('list.row.menu', { name })}
      tabIndex={isActive ? 0 : -1}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </Button>
  );
}
