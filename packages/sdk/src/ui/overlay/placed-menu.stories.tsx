import type { ReactElement } from 'react';
import { Pencil } from 'lucide-react';
import { MenuItem } from './menu-entries';
import { PlacedMenu } from './placed-menu';

export default { title: 'SDK / ui / Placed menu' };

export const Open = (): ReactElement => (
  <PlacedMenu
    label="Fiorino 07"
    at={{ x: 24, y: 24, isByKeyboard: true }}
    onClose={() => undefined}
    className="story-placed-menu"
  >
    <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => undefined}>
      Editar
    </MenuItem>
    <MenuItem hint="ativo" onSelect={() => undefined}>
      Seguir
    </MenuItem>
  </PlacedMenu>
);
Open.meta = {
  about: 'A menu without a button, where it was asked for.',
  ready: '.story-placed-menu [role=menuitem]',
};
