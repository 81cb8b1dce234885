'use client';
import { useState, type ReactElement, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../form/button/button';
import { TextField } from '../form/field/text-field';
import { Dialog } from './dialog';

const Text = styled.div`
  color: var(--rastro-text-muted);
`;
const Failure = styled.p`
  display: flex;
  gap: 6px;
  margin: 8px 0 0;
  color: var(--rastro-status-alarm-text);
  & > svg {
    flex: none;
    width: 15px;
    height: 15px;
    margin-top: 2px;
  }
`;

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The action as a question, with the name of what it is done to: "Delete geofence CD Pinheiros?". */
  title: string;
  /** Consequences of the action. */
  children?: ReactNode;
  /** Verb and object: "Delete geofence". */
  confirmLabel: string;
  cancelLabel: string;
  /** Something is lost by it. */
  danger?: boolean;
  /** A text that has to be written first, and what asks for it: for what carries much with it. */
  proof?: { label: string; text: string };
  /** Does it; the dialog stays, busy, until it is done, closes then, and says so when it fails. */
  onConfirm: () => void | Promise<void>;
  /** The sentence for a failure. */
  describeFailure?: (error: unknown) => string;
}

/** Asks before something is done that cannot be taken back; the focus starts at the safe answer. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  proof,
  onConfirm,
  describeFailure,
}: ConfirmDialogProps): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [written, setWritten] = useState('');
  const isProved = proof === undefined || written.trim() === proof.text.trim();
  function close() {
    setFailure(null);
    setWritten('');
    onClose();
  }
  async function confirm() {
    setFailure(null);
    setBusy(true);
    try {
      await onConfirm();
      close();
    } catch (error) {
      if (!describeFailure) throw error;
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      role="alertdialog"
      className="rastro-confirm-dialog"
      title={title}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={!isProved}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
      {proof === undefined ? null : (
        <TextField
          label={proof.label}
          value={written}
          autoComplete="off"
          spellCheck={false}
          readOnly={isBusy}
          style={{ marginTop: 12 }}
          onChange={({ target }) => setWritten(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (isProved && !isBusy) void confirm();
          }}
        />
      )}
      {failure === null ? null : (
        <Failure role="alert">
          <CircleAlert aria-hidden="true" />
          {failure}
        </Failure>
      )}
    </Dialog>
  );
}
