import type { Consent } from '@rastro/sdk/contract';
import { type ConsentAnswer, listConsentAnswers } from '@rastro/sdk/domain';
import { describeRefusal, useConsentActions } from '@rastro/sdk/internal/react';
import { FormDialog, SelectMenu, TextArea } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { Problem } from '../resource/problem';

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
  const [answer, setAnswer] = useState<ConsentAnswer>(answers[0] ?? 'given');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');

  async function send() {
    try {
      await record({ id, answer, note });
      return true;
    } catch (error) {
      setFailure(t(describeRefusal(error)));
      return false;
    }
  }
  return (
    <FormDialog
      title={t('consents.record.action')}
      sendLabel={t('consents.record.action')}
      cancelLabel={t('form.cancel.action')}
      onSend={send}
      onClose={onClose}
    >
      <Fields>
        <p>{personName}</p>
        <SelectMenu<ConsentAnswer>
          label={t('consents.record.answer')}
          options={answers.map((value) => ({ value, label: t(`consents.record.${value}`) }))}
          value={answer}
          onChange={setAnswer}
        />
        <TextArea
          label={t('consents.record.note')}
          hint={t('consents.record.noteHint')}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {failure === '' ? null : <Problem role="alert">{failure}</Problem>}
      </Fields>
    </FormDialog>
  );
}
