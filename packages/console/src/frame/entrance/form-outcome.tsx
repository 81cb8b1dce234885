import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
`;

const Text = styled.p`
  margin: 4px 0 0;
  outline: 0;
  color: var(--rastro-text-muted);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

/**
 * Result of a form, in its place. It takes the focus, so that it is read out and the keyboard goes
 * on from here.
 */
export function FormOutcome({
  text,
  children,
}: {
  text: string;
  /** The ways on. */
  children: ReactNode;
}): ReactElement {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <Root>
      <Text ref={sentence} tabIndex={-1}>
        {text}
      </Text>
      {children}
    </Root>
  );
}
