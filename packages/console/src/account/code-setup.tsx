import type { CodeKey } from '@rastro/sdk/contract';
import { isTrackingError } from '@rastro/sdk/client';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { FormDialog, ProgressBar, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { Problem } from './account-parts';
import { QrPicture } from '../qr/qr-picture';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  & > p {
    margin: 0;
  }
  & code {
    font:
      500 13px/20px ui-monospace,
      monospace;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Sets one-time codes up: a picture for the app, a code of it, and the password. */
export function CodeSetup({
  onCodes,
  onClose,
}: {
  /** The recovery codes, which are shown this once. */
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { secondFactor } = useTrackingClient().session;
  const [made, setMade] = useState<CodeKey | null>(null);
  const [code, setCode] = useState('');
  const [currentPassword, setPassword] = useState('');
  const [failure, setFailure] = useState<{ field: string; text: string } | null>(null);
  useEffect(() => {
    const wanted = new AbortController();
    secondFactor.createKey({ signal: wanted.signal }).then(setMade, (error: unknown) => {
      if (!wanted.signal.aborted) setFailure({ field: '', text: t(describeError(error)) });
    });
    return () => wanted.abort();
  }, [secondFactor, t]);

  async function send() {
    if (!made) return false;
    try {
      onCodes(await secondFactor.turnOn({ key: made.key, code: code.trim(), currentPassword }));
      return true;
    } catch (error) {
      const field = (isTrackingError(error) && error.field) || '';
      setFailure({ field, text: t(describeError(error)) });
      return false;
    }
  }
  const problemOf = (field: string) => (failure?.field === field ? failure.text : undefined);
  const isShown = failure?.field === 'code' || failure?.field === 'currentPassword';
  return (
    <FormDialog
      title={t('account.codes.setUp')}
      sendLabel={t('account.codes.turnOn')}
      cancelLabel={t('account.cancel.action')}
      canSend={made !== null && code !== '' && currentPassword !== ''}
      onSend={send}
      onClose={onClose}
    >
      <Root>
        <p>{t('account.setUp.scan')}</p>
        {made ? (
          <>
            <QrPicture text={made.uri} label={t('account.setUp.picture')} />
            <p>
              {t('account.setUp.key')} <code>{made.key}</code>
            </p>
          </>
        ) : failure ? null : (
          <ProgressBar label={t('app.loading.label')} />
        )}
        <TextField
          label={t('account.setUp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={problemOf('code')}
          onChange={({ target }) => setCode(target.value)}
        />
        <TextField
          label={t('account.password.label')}
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={problemOf('currentPassword')}
          onChange={({ target }) => setPassword(target.value)}
        />
        {failure && !isShown ? <Problem role="alert">{failure.text}</Problem> : null}
      </Root>
    </FormDialog>
  );
}
