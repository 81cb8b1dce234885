import { Button, Dialog } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../resource/copy-button';
import { useText } from '../i18n/text-context';

const Secret = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  margin-top: 12px;
  padding: 10px 12px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
  & > pre {
    flex: 1;
    min-width: 0;
    margin: 0;
    font:
      500 13px/20px ui-monospace,
      monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
const Text = styled.p`
  margin: 0;
`;

/** Shows what is shown this once: a token, recovery codes. */
export function SecretDialog({
  title,
  text,
  secret,
  onClose,
}: {
  title: string;
  text: string;
  secret: string;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('account.secret.kept')}
        </Button>
      }
    >
      <Text>{text}</Text>
      <Secret>
        <pre>{secret}</pre>
        <CopyButton text={secret} label={t('account.secret.copy')} />
      </Secret>
    </Dialog>
  );
}
