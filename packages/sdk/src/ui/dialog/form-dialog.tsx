'use client';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../form/button/button';
import { stopAtUnfinished } from '../form/date-time/stop-at-unfinished';
import { Dialog } from './dialog';

const Note = styled.p`
  margin: 0 0 12px;
  color: var(--rastro-text-muted);
`;
const Problem = styled.p`
  margin: 14px 0 0;
  color: var(--rastro-status-alarm-text);
`;

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  title: string;
  /** Verb and object of the button that does it: "Move 3 vehicles". */
  sendLabel: string;
  cancelLabel: string;
  /** True when the form is ready to be sent. Default true. */
  canSend?: boolean;
  /**
   * Called on submit. Resolves to true on success; false leaves the form open. It must not reject.
   */
  onSend: () => Promise<boolean>;
  onClose: () => void;
  /** Stands above the fields: what somebody should know of them. */
  note?: string | undefined;
  /** Reason for a failed submit that no field shows. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A short form in a window: it stays, busy, until what it sends is done, and closes then. */
export function FormDialog({
  title,
  sendLabel,
  cancelLabel,
  canSend = true,
  onSend,
  onClose,
  note,
  problem,
  children,
}: FormDialogProps): ReactElement {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (!canSend || isBusy) return;
    setBusy(true);
    if (await onSend()) onClose();
    else setBusy(false);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      size="form"
      title={title}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} disabled={!canSend}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog opened out of a form sends itself alone.
          event.stopPropagation();
          if (!stopAtUnfinished(event.currentTarget)) void send();
        }}
      >
        {note === undefined ? null : <Note role="status">{note}</Note>}
        {children}
        {problem === undefined ? null : <Problem role="alert">{problem}</Problem>}
      </form>
    </Dialog>
  );
}
