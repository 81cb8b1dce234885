import type { Consent } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useClock,
  useConsentActions,
  useDevices,
} from '@rastro/sdk/internal/react';
import {
  Combobox,
  type ComboboxOption,
  DateTimeField,
  FormDialog,
  TextArea,
  TextField,
} from '@rastro/sdk/internal/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { Problem } from '../resource/problem';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p {
    margin: 0;
  }
`;

/** Asks a person whether a vehicle that follows them may be recorded; without `deviceId` one is chosen. */
export function AskDialog({
  deviceId,
  onAsked,
  onClose,
}: {
  deviceId?: number;
  onAsked: (made: Consent) => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const clock = useClock();
  const devices = useDevices();
  const { ask } = useConsentActions();
  const [device, setDevice] = useState<ComboboxOption<number> | null>(null);
  const [personName, setPerson] = useState('');
  const [email, setEmail] = useState('');
  const [purpose, setPurpose] = useState('');
  const [endsMs, setEnds] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [openedAt] = useState(() => Date.now());
  const options = useMemo(
    () => [...devices.values()].map((one) => ({ value: one.id, label: readDeviceName(one) })),
    [devices],
  );
  const askedId = deviceId ?? device?.value ?? 0;
  const isPast = endsMs !== null && endsMs <= openedAt;

  async function send() {
    try {
      const expiresAt = endsMs === null ? null : new Date(endsMs).toISOString();
      onAsked(await ask({ deviceId: askedId, personName, email, purpose, expiresAt }));
      return true;
    } catch (error) {
      setFailure(t(describeRefusal(error)));
      return false;
    }
  }
  return (
    <FormDialog
      title={t('consents.ask.action')}
      sendLabel={t('consents.ask.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={askedId > 0 && personName.trim() !== '' && !isPast}
      onSend={send}
      onClose={onClose}
    >
      <Fields>
        <p>{t('consents.ask.text')}</p>
        {deviceId === undefined ? (
          <Combobox<number>
            label={t('consents.device.label')}
            required
            options={options}
            value={device}
            words={{
              empty: t('consents.ask.noDevices'),
              none: (query) => t('consents.ask.noMatch', { query }),
            }}
            onChange={setDevice}
          />
        ) : null}
        <TextField
          label={t('consents.person.label')}
          required
          maxLength={128}
          autoComplete="off"
          value={personName}
          onChange={({ target }) => setPerson(target.value)}
        />
        <TextField
          label={t('consents.email.label')}
          hint={t('consents.email.hint')}
          type="email"
          maxLength={128}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextArea
          label={t('consents.purpose.label')}
          hint={t('consents.purpose.hint')}
          maxLength={500}
          value={purpose}
          onChange={({ target }) => setPurpose(target.value)}
        />
        <DateTimeField
          {...clock}
          label={t('consents.until.label')}
          calendarLabel={t('field.calendar.action', { label: t('consents.until.label') })}
          hint={t('consents.until.hint')}
          error={isPast ? t('consents.until.past') : undefined}
          valueMs={endsMs}
          onChange={setEnds}
        />
        {failure === '' ? null : <Problem role="alert">{failure}</Problem>}
      </Fields>
    </FormDialog>
  );
}
