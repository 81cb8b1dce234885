import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { useFormWords } from '../../../../../.ladle/form-words';
import { Button } from '../form/button/button';
import { TextField } from '../form/field/text-field';
import { Sheet } from './sheet';

export default { title: 'SDK / ui / Sheet' };

export const FromBelow = (): ReactElement => {
  const words = useFormWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Act on="button">
      <div style={{ height: '100%', padding: 16 }}>
        <Button onClick={() => setOpen(true)}>Fiorino 07</Button>
        <Sheet isOpen={isOpen} onClose={close} title={words.section} closeLabel={words.close}>
          <TextField label={words.name} defaultValue="Fiorino 07" />
        </Sheet>
      </div>
    </Act>
  );
};
FromBelow.meta = {
  about: 'Tools of a phone, from below, over what they change.',
  layout: 'fill',
  ready: '.rastro-sheet',
};
