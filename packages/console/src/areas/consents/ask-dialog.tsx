import type { Consent } from '@rastro/sdk/contract';
import { readDeviceName } from '@rastro/sdk/domain';
import { useClock, useConsentActions, useDevices, useShortForm } from '@rastro/sdk/internal/react';
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
import { useText } from '../../frame/i18n/text-context';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p {
    margin: 0;
  }
`;

interface Asked {
  device: ComboboxOption<number> | null;
  personName: string;
  email: string;
  purpose: string;
  /** Epoch ms. */
  expiresAt: number | null;
}
const NEW: Asked = { device: null, personName: '', email: '', purpose: '', expiresAt: null };

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
  const { values, change, problemOf, dialog } = useShortForm({
    name: `consent of ${deviceId ?? 'any'}`,
    start: NEW,
    async send({ device: _device, expiresAt: ms, ...rest }) {
      const expiresAt = ms === null ? null : new Date(ms).toISOString();
      onAsked(await ask({ ...rest, deviceId: askedId, expiresAt }));
    },
    onClose,
  });
  const [openedAt] = useState(() => Date.now());
  const options = useMemo(
    () => [...devices.values()].map((one) => ({ value: one.id, label: readDeviceName(one) })),
    [devices],
  );
  const askedId = deviceId ?? values.device?.value ?? 0;
  const isPast = values.expiresAt !== null && values.expiresAt <= openedAt;
  const field = (name: 'personName' | 'email' | 'purpose') => ({
    value: values[name],
    error: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <FormDialog
      {...dialog}
      title={t('consents.ask.action')}
      sendLabel={t('consents.ask.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={askedId > 0 && values.personName.trim() !== '' && !isPast}
    >
      <Fields>
        <p>{t('consents.ask.text')}</p>
        {deviceId === undefined ? (
          <Combobox<number>
            label={t('consents.device.label')}
            required
            options={options}
            value={values.device}
            words={{
              empty: t('consents.ask.noDevices'),
              none: (query) => t('consents.ask.noMatch', { query }),
            }}
            onChange={(device) => change({ device })}
          />
        ) : null}
        <TextField
          label={t('consents.person.label')}
          required
          maxLength={128}
          autoComplete="off"
          {...field('personName')}
        />
        <TextField
          label={t('consents.email.label')}
          hint={t('consents.email.hint')}
          type="email"
          maxLength={128}
          autoComplete="off"
          {...field('email')}
        />
        <TextArea
          label={t('consents.purpose.label')}
          hint={t('consents.purpose.hint')}
          maxLength={500}
          {...field('purpose')}
        />
        <DateTimeField
          {...clock}
          label={t('consents.until.label')}
          calendarLabel={t('field.calendar.action', { label: t('consents.until.label') })}
          hint={t('consents.until.hint')}
          error={isPast ? t('consents.until.past') : problemOf('expiresAt')}
          valueMs={values.expiresAt}
          onChange={(expiresAt) => change({ expiresAt })}
        />
      </Fields>
    </FormDialog>
  );
}
