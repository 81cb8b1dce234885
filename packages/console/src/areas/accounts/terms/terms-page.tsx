import { isTrackingError } from '@rastro/sdk/client';
import type { OwnTerms } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, VisuallyHidden } from '@rastro/sdk/internal/ui';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AccountData } from '../account/account-data';
import { useOwnTerms } from '../account/use-own-terms';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { BootProgress } from '../../../frame/loading/boot-progress';
import { useAppSession } from '../../../frame/session/session-context';
import { useSignOut } from '../../../frame/shell/header/use-sign-out';
import { FormError } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
const Text = styled.div`
  max-height: 40vh;
  padding: 12px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-tag);
  font-size: 14px;
  line-height: 20px;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
  }
`;
const Document = styled.a`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  color: var(--rastro-text);
`;

/** In place of every page of who has not accepted the terms in force: the document, a yes, and the way out. */
export function TermsPage(): ReactElement {
  const t = useText();
  const { terms, failure, again } = useOwnTerms();
  const { here: signOut } = useSignOut();
  usePageTitle(t('terms.page.title'));
  if (terms === null && failure === null) return <BootProgress />;
  const version = terms?.version ?? null;
  return (
    <SignInLayout
      title={t('terms.page.title')}
      {...(version !== null && { lead: t('terms.page.lead', { version }) })}
    >
      <Parts>
        <VisuallyHidden>
          <h2>{t('terms.page.text')}</h2>
        </VisuallyHidden>
        {failure !== null ? <FormError>{t(describeError(failure))}</FormError> : null}
        {terms && version !== null ? (
          <Accept terms={terms} version={version} again={again} />
        ) : null}
        <Button size="lg" wide onClick={() => void signOut()}>
          {t('suspended.leave.action')}
        </Button>
        <AccountData />
      </Parts>
    </SignInLayout>
  );
}

function Accept({
  terms: { url, text },
  version,
  again,
}: {
  terms: OwnTerms;
  version: string;
  again: () => void;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function accept() {
    setBusy(true);
    setProblem(null);
    try {
      await client.access.acceptTerms(version);
      await session.loadSession();
    } catch (error) {
      setProblem(error);
      if (isTrackingError(error, 'CHANGE_LOST')) again();
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {text === null ? null : (
        <Text role="region" aria-label={t('terms.page.text')} tabIndex={0} dir="auto">
          {text}
        </Text>
      )}
      {url === null ? null : (
        <Document href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden="true" />
          {t('terms.page.open')}
        </Document>
      )}
      {problem === null ? null : <FormError>{t(describeError(problem))}</FormError>}
      <Button variant="primary" size="lg" wide busy={isBusy} onClick={() => void accept()}>
        {t('terms.page.accept')}
      </Button>
    </>
  );
}
