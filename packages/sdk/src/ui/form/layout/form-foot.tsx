'use client';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  /* In a form that is longer than its place it would be pressed together, and its buttons cut off. */
  flex: none;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  min-height: 56px;
  margin-top: auto;
  padding: 8px 24px max(8px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--rastro-border);
  background: var(--rastro-surface);
  box-shadow: 0 -4px 12px -8px rgb(16 24 40 / 0.18);
  /* Buttons with words are of one width: those beside the main one as well. */
  & > .rastro-button {
    min-width: 96px;
  }
  @media (max-width: 768px) {
    flex-wrap: wrap;
    padding-inline: 16px;
    & > button {
      flex: 1;
    }
    & > button:last-child {
      flex: 1.4;
    }
  }
`;
const State = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: var(--rastro-text);
  font: 550 13px/20px var(--rastro-font-family);
  /* Beside many buttons it takes two lines: cut off it would not say what is not saved. */
  min-width: 0;
  overflow-wrap: anywhere;
  &[data-changed='true']::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--rastro-accent-ink);
  }
  @media (max-width: 768px) {
    flex-basis: 100%;
    &:empty {
      display: none;
    }
  }
`;

/** Props of {@link FormFoot}. */
export interface FormFootProps {
  /** Note on the last change or action, announced politely. */
  state?: ReactNode;
  /** There is something to save. */
  isChanged?: boolean;
  /** The buttons, the main one last. */
  children: ReactNode;
  className?: string;
}

/** The foot of a form, always in view: what changed, and the buttons. */
export function FormFoot({
  state,
  isChanged = false,
  children,
  className,
}: FormFootProps): ReactElement {
  return (
    <Root className={classNames('rastro-form-foot', className)}>
      <State role="status" data-changed={isChanged}>
        {state}
      </State>
      {children}
    </Root>
  );
}
