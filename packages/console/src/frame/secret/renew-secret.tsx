import { describeError } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';

const Root = styled.section`
  padding: 16px 24px;
  & > p {
    margin: 8px 0 0;
    color: var(--rastro-text-muted);
  }
  & > p[role='alert'] {
    color: var(--rastro-status-alarm-text);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

interface RenewSecretProps {
  icon: ReactNode;
  label: string;
  /** Note on the effect on the old secret. */
  text: string;
  onRenew: () => Promise<void>;
}

/** Makes a link or a secret anew, once at a time, and says when that could not be done. */
export function RenewSecret({ icon, label, text, onRenew }: RenewSecretProps): ReactElement {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function renew() {
    setBusy(true);
    setFailure(null);
    try {
      await onRenew();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Root>
      <Button icon={icon} busy={isBusy} onClick={() => void renew()}>
        {label}
      </Button>
      <p>{text}</p>
      {failure === null ? null : <p role="alert">{t(describeError(failure))}</p>}
    </Root>
  );
}
