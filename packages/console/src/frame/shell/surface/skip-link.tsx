import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { focusContent } from './focus-content';

const Link = styled.a`
  position: fixed;
  inset: max(8px, env(safe-area-inset-top)) auto auto max(8px, env(safe-area-inset-left));
  z-index: 80;
  padding: 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-inverse);
  color: var(--rastro-text-inverse);
  font-weight: 500;
  text-decoration: none;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** The first stop of the Tab key: past the menus, into the list. */
export function SkipLink({ children }: { children: string }): ReactElement {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      {children}
    </Link>
  );
}
