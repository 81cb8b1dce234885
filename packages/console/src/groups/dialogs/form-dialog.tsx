import { Button, Dialog } from '@rastro/sdk/ui';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../i18n/text-context';

/** A form in a window: it stays, busy, until what it sends is done. */
export function FormDialog({
  title,
  action,
  canSend = true,
  onSend,
  onClose,
  children,
}: {
  title: string;
  /** Words of the button that does it. */
  action: string;
  canSend?: boolean;
  /** Whether it is done: false leaves the form open. */
  onSend: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const t = useText();
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
            {t('form.cancel.action')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} disabled={!canSend}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
