import { useState, type ReactElement } from 'react';
import { Pencil } from 'lucide-react';
import { Act } from '../../../../../.ladle/act';
import { useFormWords } from '../../../../../.ladle/form-words';
import { Button } from '../form/button/button';
import { FormFoot } from '../form/layout/form-foot';
import { FormSection } from '../form/layout/form-section';
import { IconButton } from '../form/button/icon-button';
import { TextField } from '../form/field/text-field';
import { Drawer } from './drawer';

export default { title: 'SDK / ui / Drawer' };

export const BesideOrOver = (): ReactElement => {
  const words = useFormWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Act on="button">
      <div style={{ display: 'flex', height: '100%' }}>
        <div style={{ flex: 1, padding: 16 }}>
          <Button onClick={() => setOpen(true)}>Fiorino 07</Button>
        </div>
        <Drawer
          isOpen={isOpen}
          onClose={close}
          title="Fiorino 07"
          closeLabel={words.close}
          actions={<IconButton label={words.section} icon={<Pencil />} tooltipSide="none" />}
        >
          <FormSection title={words.section}>
            <TextField label={words.name} required defaultValue="Fiorino 07" />
            <TextField label={words.vehicle} defaultValue="RTA4F27" />
          </FormSection>
          <FormFoot state={words.dirty(1)} isChanged>
            <Button onClick={close}>{words.discard}</Button>
            <Button variant="primary" onClick={close}>
              {words.save}
            </Button>
          </FormFoot>
        </Drawer>
      </div>
    </Act>
  );
};
BesideOrOver.meta = {
  about: 'Beside a list on a wide screen, over it on a narrow one, filling a phone.',
  layout: 'fill',
  ready: '.rastro-drawer',
};
