import type { Theme } from '@rastro/sdk/contract';
import { describeRefusal, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

const Root = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 12px 20px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--rastro-status-idle-soft);
  & p {
    margin: 0;
    max-width: 70ch;
  }
  & code {
    overflow-wrap: anywhere;
    user-select: all;
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    margin: 0;
  }
  & dd {
    margin: 0;
  }
`;

/**
 * DNS record, or file of its site, that a domain must have before its brand is served there, and
 * the check for it.
 */
export function DomainProof({
  theme,
  onVerified,
}: {
  theme: Theme;
  onVerified: (theme: Theme) => void;
}): ReactElement | null {
  const t = useText();
  const { themes } = useTrackingClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { proof } = theme;
  if (!proof || theme.verifiedAt) return null;
  async function verify() {
    setBusy(true);
    setFailure(null);
    try {
      onVerified(await themes.verify(theme.domain));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Root aria-label={t('theme.proof.title')}>
      <p>{t('theme.proof.text', { domain: theme.domain })}</p>
      <dl>
        <dt>{t('theme.proof.name')}</dt>
        <dd>
          <code>{proof.name}</code>
        </dd>
        <dt>{t('theme.proof.value')}</dt>
        <dd>
          <code>{proof.value}</code>
        </dd>
        <dt>{t('theme.proof.file')}</dt>
        <dd>
          <code>{proof.file}</code>
        </dd>
      </dl>
      {failure ? <Problem role="alert">{t(describeRefusal(failure))}</Problem> : null}
      <Button busy={isBusy} onClick={() => void verify()}>
        {t('theme.proof.action')}
      </Button>
    </Root>
  );
}
