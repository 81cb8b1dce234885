import type { ReactElement } from 'react';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../../../form/button/icon-button';
import { createLazyModule } from '../../../lazy-module';
import { useLazyPopup } from '../../../overlay/use-lazy-popup';
import type { ColumnListProps } from './column-list';

const parts = createLazyModule(() => import('./column-popover'));

/** The button that opens the choice of columns and their order. */
export function ColumnChooser<Row>(props: ColumnListProps<Row>): ReactElement {
  const trigger = (
    <IconButton
      outlined
      label={props.labels.columns}
      icon={<Columns3 aria-hidden="true" />}
      tooltipSide="none"
    />
  );
  const popup = useLazyPopup(parts, trigger, 'dialog');
  if (!popup.parts) return popup.trigger;
  return <popup.parts.ColumnPopover {...props} trigger={trigger} />;
}
