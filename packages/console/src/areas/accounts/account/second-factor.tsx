import {
  describeError,
  useSecondFactor,
  useShortForm,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, FormDialog, ProgressBar, TextField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { AccountSection, Line, Problem } from '../../../frame/resource/section-parts';
import { CodeSetup } from './code-setup';
import { SecretDialog } from '../../../frame/secret/secret-dialog';

type Step = 'setUp' | 'renew' | 'turnOff' | null;

/** Section for one-time codes: set up, renew, turn off, each with the password. */
export function SecondFactorSection({
  onSeen,
}: {
  /** The recovery codes of a new set-up were seen. */
  onSeen?: () => void;
}): ReactElement {
  const t = useText();
  const { secondFactor } = useTrackingClient().session;
  const { data, error, refresh } = useSecondFactor();
  const [step, setStep] = useState<Step>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setStep(null);
  function show(made: readonly string[] | null) {
    setCodes(made);
    void refresh();
  }
  return (
    <AccountSection title={t('account.codes.title')}>
      <p>{t('account.codes.text')}</p>
      {error ? <Problem role="alert">{t(describeError(error))}</Problem> : null}
      {data ? (
        <Line>
          <strong>
            {data.isOn
              ? t('account.codes.on', { count: data.recoveryCodes })
              : t('account.codes.off')}
          </strong>
          {data.isOn ? (
            <>
              <Button onClick={() => setStep('renew')}>{t('account.codes.renew')}</Button>
              <Button variant="quiet-danger" onClick={() => setStep('turnOff')}>
                {t('account.codes.turnOff')}
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={() => setStep('setUp')}>
              {t('account.codes.setUp')}
            </Button>
          )}
        </Line>
      ) : error ? null : (
        <ProgressBar label={t('app.loading.label')} />
      )}
      {step === 'setUp' ? <CodeSetup onClose={close} onCodes={show} /> : null}
      {step === 'renew' || step === 'turnOff' ? (
        <ProofDialog
          title={t(step === 'renew' ? 'account.codes.renew' : 'account.codes.turnOff')}
          onClose={close}
          onProof={async (password) => {
            if (step === 'renew') show(await secondFactor.renewRecoveryCodes(password));
            else {
              await secondFactor.turnOff(password);
              show(null);
            }
          }}
        />
      ) : null}
      {codes ? (
        <SecretDialog
          title={t('account.recovery.title')}
          text={t('account.recovery.text')}
          secret={codes.join('\n')}
          onClose={() => {
            setCodes(null);
            onSeen?.();
          }}
        />
      ) : null}
    </AccountSection>
  );
}

/** Asks for the present password before something that lets people in is changed. */
function ProofDialog({
  title,
  onProof,
  onClose,
}: {
  title: string;
  onProof: (password: string) => Promise<void>;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { values, change, problemOf, dialog } = useShortForm({
    name: 'proof',
    start: { currentPassword: '' },
    secrets: ['currentPassword'],
    send: ({ currentPassword }) => onProof(currentPassword),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={title}
      sendLabel={title}
      cancelLabel={t('account.cancel.action')}
      canSend={values.currentPassword !== ''}
    >
      <TextField
        label={t('account.password.label')}
        type="password"
        autoComplete="current-password"
        required
        value={values.currentPassword}
        error={problemOf('currentPassword')}
        onChange={({ target }) => change({ currentPassword: target.value })}
      />
    </FormDialog>
  );
}
