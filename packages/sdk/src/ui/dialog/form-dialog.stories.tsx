import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useFormWords } from '../../../../../.ladle/form-words';
import { Button } from '../form/button/button';
import { TextField } from '../form/field/text-field';
import { FormDialog } from './form-dialog';

export default { title: 'SDK / ui / Form dialog' };

export const Name = (): ReactElement => {
  const words = useFormWords();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('CD Pinheiros');
  return (
    <Act on="button">
      <Button onClick={() => setOpen(true)}>{words.name}</Button>
      {isOpen ? (
        <FormDialog
          title={words.name}
          sendLabel={words.name}
          cancelLabel={words.cancel}
          canSend={name !== ''}
          onSend={() => Promise.resolve(true)}
          onClose={() => setOpen(false)}
        >
          <TextField
            label={words.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </FormDialog>
      ) : null}
    </Act>
  );
};
Name.meta = { about: 'One field, sent by its button or by Enter.', ready: '[role=dialog] input' };

export const Refused = (): ReactElement => {
  const words = useFormWords();
  return (
    <FormDialog
      title={words.name}
      sendLabel={words.name}
      cancelLabel={words.cancel}
      note={words.nameHint}
      problem={words.deleteFailed}
      onSend={() => Promise.resolve(false)}
      onClose={() => undefined}
    >
      <TextField label={words.name} value="CD Pinheiros" onChange={() => undefined} />
    </FormDialog>
  );
};
Refused.meta = {
  about: 'A note above the fields, and below them why it could not be sent.',
  ready: '[role=dialog] [role=alert]',
};
