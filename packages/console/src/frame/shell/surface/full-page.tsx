import { IconButton } from '@rastro/sdk/internal/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { PanelFoot, type PanelContent } from '../../panel/panel-frame';

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: 20;
  display: flex;
  flex-direction: column;
  background: var(--rastro-surface);
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 24px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    gap: 4px;
    min-height: 0;
    padding: 12px 16px 4px;
    border-bottom: 0;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.h1`
  margin: 0;
  overflow: hidden;
  font: 600 18px/24px var(--rastro-font-family);
  letter-spacing: -0.011em;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 768px) {
    font-size: 20px;
    line-height: 26px;
    letter-spacing: -0.018em;
  }
`;

const Subtitle = styled.div`
  overflow: hidden;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  outline: none;
`;

/** A page that takes its place beside the menu: its title, what can be done at the right, its body. */
export function FullPage({
  title,
  subtitle,
  leading,
  trailing,
  foot,
  onBack,
  isSecondary = false,
  children,
}: PanelContent): ReactElement {
  const t = useText();
  return (
    <Root>
      <Head>
        {onBack ? (
          <IconButton
            label={t('panel.back.action')}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={onBack}
          />
        ) : null}
        {leading}
        <Words data-printable>
          <Title as={isSecondary ? 'h2' : 'h1'} dir="auto">
            {title}
          </Title>
          {subtitle ? <Subtitle>{subtitle}</Subtitle> : null}
        </Words>
        {trailing}
      </Head>
      <Body id={isSecondary ? undefined : 'content'} tabIndex={-1}>
        {children}
      </Body>
      {foot ? <PanelFoot>{foot}</PanelFoot> : null}
    </Root>
  );
}
