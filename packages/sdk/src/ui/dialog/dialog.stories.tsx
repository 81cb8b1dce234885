import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useFormWords } from '../../../../../.ladle/form-words';
import { Button } from '../form/button/button';
import { TextField } from '../form/field/text-field';
import { Dialog } from './dialog';

export default { title: 'SDK / ui / Dialog' };

export const Form = (): ReactElement => {
  const words = useFormWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Act on="button">
      <Button onClick={() => setOpen(true)}>{words.name}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="form"
        title={words.section}
        actions={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {words.save}
            </Button>
          </>
        }
      >
        <TextField label={words.name} required defaultValue="Fiorino 07" hint={words.nameHint} />
      </Dialog>
    </Act>
  );
};
Form.meta = { about: 'A short form over the page.', ready: '[role=dialog]' };
