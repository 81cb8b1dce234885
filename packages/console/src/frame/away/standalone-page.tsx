import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrandLogo } from '../brand/brand-logo';

const Root = styled.main`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  padding: max(28px, env(safe-area-inset-top)) max(32px, env(safe-area-inset-right))
    max(28px, env(safe-area-inset-bottom)) max(32px, env(safe-area-inset-left));
  background: var(--rastro-canvas);
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 24px 0;
  text-align: center;
`;

const Title = styled.h1`
  max-width: 520px;
  margin: 24px 0 8px;
  font: 600 28px/34px var(--rastro-font-family);
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 480px;
  margin: 0;
  color: var(--rastro-text-muted);
  font-size: 15px;
  line-height: 24px;
  text-wrap: pretty;
`;

const Foot = styled.p`
  min-height: 16px;
  margin: 0;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
  text-align: center;
`;

/** A page of its own, without the frame of the console: one picture, one sentence, one way on. */
export function StandalonePage({
  picture,
  title,
  text,
  foot,
  children,
}: {
  picture: ReactNode;
  title: string;
  text: string;
  foot?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <Root>
      <BrandLogo />
      <Middle>
        {picture}
        <Title>{title}</Title>
        <Text>{text}</Text>
        {children}
      </Middle>
      <Foot>{foot}</Foot>
    </Root>
  );
}
