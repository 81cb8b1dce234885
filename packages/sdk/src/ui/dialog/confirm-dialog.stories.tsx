import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useFormWords } from '../../../../../.ladle/form-words';
import { Button } from '../form/button/button';
import { ConfirmDialog } from './confirm-dialog';

export default { title: 'SDK / ui / Confirm dialog' };

const Ask = ({
  onConfirm,
  hasProof = false,
}: {
  onConfirm: () => void | Promise<void>;
  hasProof?: boolean;
}): ReactElement => {
  const words = useFormWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Act on="button">
      <Button variant="quiet-danger" onClick={() => setOpen(true)}>
        {words.deleteAction}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.deleteIt}
        confirmLabel={words.deleteAction}
        cancelLabel={words.cancel}
        danger
        {...(hasProof ? { proof: { label: words.name, text: 'CD Pinheiros' } } : {})}
        onConfirm={onConfirm}
        describeFailure={() => words.deleteFailed}
      >
        {words.deleteText}
      </ConfirmDialog>
    </Act>
  );
};

export const Danger = (): ReactElement => (
  <Ask onConfirm={() => Promise.reject(new Error('away'))} />
);
Danger.meta = {
  about: 'A action that cannot be taken back; it fails when it is tried.',
  ready: '[role=alertdialog]',
};

export const ByName = (): ReactElement => <Ask hasProof onConfirm={() => undefined} />;
ByName.meta = {
  about: 'Something that carries much with it: its name has to be written first.',
  ready: '[role=alertdialog]',
};
