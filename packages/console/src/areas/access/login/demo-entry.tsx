import { isTrackingError } from '@rastro/sdk/client';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { Bus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSession } from '../../../frame/session/session-context';
import { FormError } from '../../../frame/entrance/form-parts';

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 20px 0;
  color: var(--rastro-text-subtle);
  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: var(--rastro-border);
    content: '';
  }
`;

const Hint = styled.p`
  margin: 8px 0;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
  text-align: center;
`;

/** One click into the demo fleet, as its read-only user. */
export function DemoEntry(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    setProblem(null);
    try {
      session.signedIn(await client.session.createDemo());
    } catch (error) {
      const isClosed = isTrackingError(error) && (error.status === 403 || error.status === 404);
      setProblem(isClosed ? 'error.signIn.demoClosed' : describeError(error));
      setBusy(false);
    }
  }

  return (
    <div>
      <Or>{t('login.or.label')}</Or>
      <Button
        size="lg"
        wide
        busy={isBusy}
        icon={<Bus aria-hidden="true" />}
        onClick={() => void enter()}
      >
        {t('login.demo.action')}
      </Button>
      <Hint>{t('login.demo.hint')}</Hint>
      {problem ? <FormError>{t(problem)}</FormError> : null}
    </div>
  );
}
