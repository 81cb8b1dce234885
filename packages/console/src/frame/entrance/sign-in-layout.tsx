import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrandLogo } from '../brand/brand-logo';
import { BrandPanel } from './brand-panel';
import { LanguageSelect } from './language-select';
import { LoginLinks } from './login-links';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.12fr) minmax(400px, 1fr);
  min-height: 100dvh;
  background: var(--rastro-surface);
  @media (max-width: 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Right = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  padding: max(28px, env(safe-area-inset-top)) max(40px, env(safe-area-inset-right))
    max(28px, env(safe-area-inset-bottom)) 40px;
  @media (max-width: 768px) {
    padding: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right))
      max(16px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
  }
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;
`;

const PhoneLogo = styled.div`
  display: none;
  min-width: 0;
  margin-inline-end: auto;
  @media (max-width: 768px) {
    display: block;
  }
`;

const Middle = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: center;
  width: 100%;
  max-width: 368px;
  margin: 0 auto;
  padding: 32px 0;
`;

const Title = styled.h1`
  margin: 0 0 4px;
  font: 600 28px/34px var(--rastro-font-family);
  letter-spacing: -0.025em;
`;

const Lead = styled.p`
  margin: 0 0 24px;
  color: var(--rastro-text-muted);
  font-size: 14px;
`;

/** The page of sign-in and first access: brand on the left, form on the right. */
export function SignInLayout({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <Root>
      <BrandPanel />
      <Right>
        <Top>
          <PhoneLogo>
            <BrandLogo />
          </PhoneLogo>
          <LanguageSelect />
        </Top>
        <Middle>
          <Title>{title}</Title>
          {lead ? <Lead>{lead}</Lead> : null}
          {children}
        </Middle>
        <footer>
          <LoginLinks />
        </footer>
      </Right>
    </Root>
  );
}
