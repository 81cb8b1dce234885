import { useBrand } from '@rastro/theme';
import { isTrackingError } from '@rastro/sdk/client';
import { consentAsked, type ConsentAsked } from '@rastro/sdk/contract';
import { type ConsentAnswer, listConsentAnswers } from '@rastro/sdk/domain';
import { describeError, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/brand/use-page-title';
import { useText } from '../../frame/i18n/text-context';
import { BootProgress } from '../../frame/loading/boot-progress';
import { FormOutcome } from '../../frame/entrance/form-outcome';
import { FormError } from '../../frame/entrance/form-parts';
import { SignInLayout } from '../../frame/entrance/sign-in-layout';

const Facts = styled.dl`
  margin: 0 0 20px;
  & > dt {
    margin-top: 10px;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const State = styled.p`
  margin: 0 0 16px;
  font-weight: 500;
`;
const Buttons = styled.div`
  display: grid;
  gap: 12px;
`;

/** Page behind the link for a person whom a vehicle follows: the request, and their answer. */
export function ConsentPage(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [asked, setAsked] = useState<ConsentAsked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  usePageTitle(t('consents.page.title'));
  useEffect(() => {
    const wanted = new AbortController();
    client
      .resource(consentAsked)
      .read({ token }, { signal: wanted.signal })
      .then(setAsked, (error: unknown) => {
        if (!wanted.signal.aborted) setFailure(error);
      });
    return () => wanted.abort();
  }, [client, token]);

  if (failure !== null) {
    const isDead =
      isTrackingError(failure, 'INVALID_TOKEN') || isTrackingError(failure, 'FILL_TOKEN_FIELD');
    return (
      <SignInLayout title={t('consents.page.title')}>
        <FormOutcome text={t(isDead ? 'consents.page.deadLink' : describeError(failure))}>
          {null}
        </FormOutcome>
      </SignInLayout>
    );
  }
  if (asked === null) return <BootProgress />;
  return (
    <SignInLayout
      title={t('consents.page.title')}
      lead={t('consents.page.lead', { name: asked.personName })}
    >
      <Answer token={token} asked={asked} onAnswered={setAsked} onFailed={setFailure} />
    </SignInLayout>
  );
}

function Answer({
  token,
  asked,
  onAnswered,
  onFailed,
}: {
  token: string;
  asked: ConsentAsked;
  onAnswered: (now: ConsentAsked) => void;
  onFailed: (error: unknown) => void;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const [busy, setBusy] = useState<ConsentAnswer | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { contact } = useBrand().branding.links.dataPolicy;
  const { status, askedBy, deviceName, purpose, expiresAt, answeredAt } = asked;
  const moment = (at: string) => format.dateTime(at, { year: true });
  const answers = listConsentAnswers(status);
  const say = async (answer: ConsentAnswer) =>
    onAnswered(await client.resource(consentAsked).answer({ token, answer }));

  async function press(answer: ConsentAnswer) {
    if (busy) return;
    setBusy(answer);
    setProblem(null);
    try {
      await say(answer);
    } catch (error) {
      if (isTrackingError(error, 'INVALID_TOKEN')) onFailed(error);
      else setProblem(error);
    } finally {
      setBusy(null);
    }
  }
  const facts = [
    [t('consents.page.who'), askedBy],
    [t('consents.page.device'), deviceName],
    ...(purpose === '' ? [] : [[t('consents.purpose.label'), purpose]]),
    [t('consents.page.recorded'), t('consents.page.recordedText')],
    [t('consents.until.label'), expiresAt ? moment(expiresAt) : t('consents.until.none')],
    ...(contact ? [[t('privacy.contact.label'), Object.values(contact).join(' · ')]] : []),
  ];
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </Facts>
      <State role="status">
        {t(`consents.page.${status}`, { date: answeredAt ? moment(answeredAt) : '' })}
      </State>
      <Buttons>
        {answers.includes('given') ? (
          <Button
            variant="primary"
            size="lg"
            wide
            busy={busy === 'given'}
            onClick={() => void press('given')}
          >
            {t('consents.page.agree')}
          </Button>
        ) : null}
        {answers.includes('refused') ? (
          <Button size="lg" wide busy={busy === 'refused'} onClick={() => void press('refused')}>
            {t('consents.page.refuse')}
          </Button>
        ) : null}
        {answers.includes('withdrawn') ? (
          <Button size="lg" wide onClick={() => setLeaving(true)}>
            {t('consents.page.withdraw')}
          </Button>
        ) : null}
        {problem === null ? null : <FormError>{t(describeError(problem))}</FormError>}
      </Buttons>
      <ConfirmDialog
        isOpen={isLeaving}
        danger
        title={t('consents.page.withdrawTitle')}
        confirmLabel={t('consents.page.withdraw')}
        cancelLabel={t('consents.page.keep')}
        onConfirm={() => say('withdrawn')}
        describeFailure={(error) => t(describeError(error))}
        onClose={() => setLeaving(false)}
      >
        {t('consents.page.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
