import type { Consent } from '@rastro/sdk/contract';
import { type ConsentAnswer, listConsentAnswers } from '@rastro/sdk/domain';
import { useConsentActions, useShortForm } from '@rastro/sdk/internal/react';
import { FormDialog, SelectMenu, TextArea } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p {
    margin: 0;
    font-weight: 500;
  }
`;

/** Writes down what a person signed on paper. */
export function RecordDialog({
  consent: { id, personName, status },
  onClose,
}: {
  consent: Consent;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { record } = useConsentActions();
  const answers = listConsentAnswers(status);
  const { values, change, problemOf, dialog } = useShortForm({
    name: `consent ${id}`,
    start: { answer: answers[0] ?? ('given' as ConsentAnswer), note: '' },
    send: (sent) => record({ id, ...sent }),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('consents.record.action')}
      sendLabel={t('consents.record.action')}
      cancelLabel={t('form.cancel.action')}
    >
      <Fields>
        <p>{personName}</p>
        <SelectMenu<ConsentAnswer>
          label={t('consents.record.answer')}
          options={answers.map((value) => ({ value, label: t(`consents.record.${value}`) }))}
          value={values.answer}
          error={problemOf('answer')}
          onChange={(answer) => change({ answer })}
        />
        <TextArea
          label={t('consents.record.note')}
          hint={t('consents.record.noteHint')}
          maxLength={500}
          value={values.note}
          error={problemOf('note')}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Fields>
    </FormDialog>
  );
}
