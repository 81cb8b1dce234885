import type { CodeKey } from '@rastro/sdk/contract';
import { useShortForm, useTrackingClient } from '@rastro/sdk/internal/react';
import { FormDialog, ProgressBar, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import { QrPicture } from '../../../frame/qr/qr-picture';

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
  const { values, change, problemOf, fail, dialog } = useShortForm({
    name: 'codes',
    start: { code: '', currentPassword: '' },
    secrets: ['code', 'currentPassword'],
    async send({ code, currentPassword }) {
      const { key = '' } = made ?? {};
      onCodes(await secondFactor.turnOn({ key, code: code.trim(), currentPassword }));
    },
    onClose,
  });
  const tellFailure = useEffectEvent(fail);
  useEffect(() => {
    const wanted = new AbortController();
    secondFactor.createKey({ signal: wanted.signal }).then(setMade, (error: unknown) => {
      if (!wanted.signal.aborted) tellFailure(error);
    });
    return () => wanted.abort();
  }, [secondFactor]);
  const { code, currentPassword } = values;
  return (
    <FormDialog
      {...dialog}
      title={t('account.codes.setUp')}
      sendLabel={t('account.codes.turnOn')}
      cancelLabel={t('account.cancel.action')}
      canSend={made !== null && code !== '' && currentPassword !== ''}
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
        ) : dialog.problem ? null : (
          <ProgressBar label={t('app.loading.label')} />
        )}
        <TextField
          label={t('account.setUp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={problemOf('code')}
          onChange={({ target }) => change({ code: target.value })}
        />
        <TextField
          label={t('account.password.label')}
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={problemOf('currentPassword')}
          onChange={({ target }) => change({ currentPassword: target.value })}
        />
      </Root>
    </FormDialog>
  );
}
