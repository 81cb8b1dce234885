import { invoice, type Invoice, type InvoicePayment } from '@rastro/sdk/contract';
import { formatMoney } from '@rastro/sdk/domain';
import { describeRefusal, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, Dialog } from '@rastro/sdk/internal/ui';
import { QrCode } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { CopyButton, CopyTextButton } from '../../frame/resource/copy-button';
import { useText } from '../../frame/i18n/text-context';
import { QrPicture } from '../../frame/qr/qr-picture';
import { useDay } from './use-invoice-columns';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--rastro-border);
  border-radius: 12px;
  background: var(--rastro-surface);
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: 14px;
    font-weight: 500;
  }
  code {
    user-select: all;
    overflow-wrap: anywhere;
    font-size: 12px;
  }
  & > a {
    display: flex;
    align-items: center;
    align-self: start;
    color: var(--rastro-accent-ink);
    font-weight: 500;
    @media (pointer: coarse), (max-width: 768px) {
      min-height: 44px;
    }
  }
`;
const Amount = styled.p`
  font-size: 28px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Muted = styled.p`
  color: var(--rastro-text-muted);
  font-size: 13px;
`;
const Bank = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/** The whole code: in a card of a scrolled list a camera would see a part of it. */
const Scan = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  & > p {
    margin: 0;
  }
  & > svg {
    width: min(264px, 100%);
    height: auto;
    aspect-ratio: 1;
  }
`;

/** Card with the amount of an invoice to pay today, and the ways to pay. */
export function PayCard({ of }: { of: Invoice }): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const client = useTrackingClient();
  const day = useDay();
  const { id, currency } = of;
  const [payment, setPayment] = useState<InvoicePayment | null>(null);
  const [problem, setProblem] = useState('');
  const [isQr, setQr] = useState(false);
  useEffect(() => {
    let isGone = false;
    client
      .resource(invoice)
      .payment({ id })
      .then(
        (answer) => {
          if (!isGone) setPayment(answer);
        },
        (error: unknown) => {
          if (!isGone) setProblem(t(describeRefusal(error)));
        },
      );
    return () => {
      isGone = true;
    };
  }, [client, id, t]);
  const say = (cents: number) => formatMoney(cents, currency, locale);
  const parts = payment && [
    say(payment.value),
    ...(payment.discount > 0 ? [t('billing.pay.discount', { amount: say(payment.discount) })] : []),
    ...(payment.fine > 0 ? [t('billing.pay.fine', { amount: say(payment.fine) })] : []),
    ...(payment.interest > 0 ? [t('billing.pay.interest', { amount: say(payment.interest) })] : []),
  ];
  const isEmpty =
    payment !== null && !payment.pix && !payment.boleto && !payment.url && !payment.bank;
  return (
    <Root aria-label={t('billing.pay.title', { number: String(id) })}>
      <h2>
        {t('billing.pay.title', { number: String(id) })} · {day(of.dueDate)}
      </h2>
      {problem ? <p role="alert">{problem}</p> : null}
      {payment ? <Amount>{say(payment.total)}</Amount> : null}
      {payment?.pix ? (
        <>
          <CopyTextButton text={payment.pix} label={t('billing.pay.copyPix')} />
          <Button icon={<QrCode aria-hidden="true" />} onClick={() => setQr(true)}>
            {t('billing.pay.pix')}
          </Button>
          <Dialog
            isOpen={isQr}
            onClose={() => setQr(false)}
            title={t('billing.pay.title', { number: String(id) })}
            closeLabel={t('billing.history.close')}
          >
            <Scan>
              <Amount>{say(payment.total)}</Amount>
              <QrPicture text={payment.pix} label={t('billing.pay.qr')} />
            </Scan>
          </Dialog>
        </>
      ) : null}
      {parts && parts.length > 1 ? <Muted>{parts.join(' · ')}</Muted> : null}
      {payment?.boleto ? (
        <Line>
          <code>{payment.boleto}</code>
          <CopyButton text={payment.boleto} label={t('billing.pay.copyBoleto')} />
        </Line>
      ) : null}
      {payment?.url ? (
        <a href={payment.url} target="_blank" rel="noopener noreferrer">
          {t('billing.pay.link')}
        </a>
      ) : null}
      {payment?.bank ? (
        <div>
          <Muted>{t('billing.pay.bank')}</Muted>
          <Bank>{payment.bank}</Bank>
        </div>
      ) : null}
      {isEmpty ? <Muted>{t('billing.pay.manual')}</Muted> : null}
    </Root>
  );
}
