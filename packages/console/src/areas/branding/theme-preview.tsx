import { Button, GlobalStyle, Segment, StatusBadge, TextField } from '@rastro/sdk/internal/ui';
import { BrandProvider } from '@rastro/theme';
import type { Branding } from '@rastro/theme/schema';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { BrandLogo } from '../../frame/brand/brand-logo';
import { useText } from '../../frame/i18n/text-context';
import { SignInLayout } from '../../frame/entrance/sign-in-layout';
import { PreviewFrame } from './preview-frame';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-height: 0;
  height: 100%;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
/** A screen of a desk or a phone, made to fit. */
const Place = styled.div`
  flex: 1;
  min-height: 420px;
  overflow: hidden;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-sunken);
  container-type: size;
  & > div {
    height: 100%;
    margin-inline: auto;
    background: var(--rastro-surface);
  }
  & > [data-width='phone'] {
    width: min(375px, 100%);
  }
  & > [data-width='desk'] {
    width: 200%;
    height: 200%;
    transform: scale(0.5);
    transform-origin: 0 0;
  }
`;
const Fields = styled.div`
  display: grid;
  gap: 14px;
`;
const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 56px;
  padding: 0 20px;
  border-bottom: 1px solid var(--rastro-header-border);
  background: var(--rastro-header-surface);
  color: var(--rastro-header-text);
`;
const Body = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 24px 20px;
  & > h2 {
    margin: 0;
    font: 600 20px/28px var(--rastro-font-family);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const SCREENS = ['signIn', 'page'] as const;
const WIDTHS = ['desk', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

/**
 * Preview of a brand: the sign-in page and the parts of every page, on a desk and a phone, light
 * and dark.
 */
export function ThemePreview({ branding }: { branding: Branding }): ReactElement {
  const t = useText();
  const [screen, setScreen] = useState<(typeof SCREENS)[number]>('signIn');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desk');
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  return (
    <Root>
      <Choices>
        <Segment
          label={t('theme.preview.screen')}
          options={SCREENS.map((value) => ({ value, label: t(`theme.preview.${value}`) }))}
          value={screen}
          onChange={setScreen}
        />
        <Segment
          label={t('theme.preview.width')}
          options={WIDTHS.map((value) => ({ value, label: t(`theme.preview.${value}`) }))}
          value={width}
          onChange={setWidth}
        />
        <Segment
          label={t('theme.preview.scheme')}
          options={SCHEMES.map((value) => ({ value, label: t(`theme.preview.${value}`) }))}
          value={scheme}
          onChange={setScheme}
        />
      </Choices>
      <Place>
        {/* Nothing in it does anything: it is looked at, not used. */}
        <div data-width={width} inert>
          <PreviewFrame title={t('theme.preview.title')}>
            {(root) => (
              <BrandProvider branding={branding} scheme={scheme} root={root}>
                <GlobalStyle />
                {screen === 'signIn' ? <SignIn /> : <Page />}
              </BrandProvider>
            )}
          </PreviewFrame>
        </div>
      </Place>
    </Root>
  );
}

function SignIn(): ReactElement {
  const t = useText();
  return (
    <SignInLayout title={t('login.page.title')} lead={t('login.page.lead')}>
      <Fields>
        <TextField label={t('login.email.label')} size="lg" defaultValue="ana@example.com" />
        <TextField label={t('login.password.label')} size="lg" type="password" />
        <Button variant="primary">{t('login.submit.action')}</Button>
      </Fields>
    </SignInLayout>
  );
}

function Page(): ReactElement {
  const t = useText();
  return (
    <>
      <Header>
        <BrandLogo ground="header" />
      </Header>
      <Body>
        <h2>{t('nav.devices.label')}</h2>
        <div>
          <Button variant="primary">{t('theme.save.action')}</Button>
          <Button>{t('theme.cancel.action')}</Button>
        </div>
        <div>
          <StatusBadge status="moving">{t('status.moving')}</StatusBadge>
          <StatusBadge status="idle">{t('status.idle')}</StatusBadge>
          <StatusBadge status="stopped">{t('status.stopped')}</StatusBadge>
        </div>
      </Body>
    </>
  );
}
