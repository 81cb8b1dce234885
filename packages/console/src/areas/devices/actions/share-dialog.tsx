import { ShareDialog as Dialog, type ShareDialogProps } from '@rastro/sdk/internal';
import type { ReactElement } from 'react';
import { drawQr } from '../../../frame/qr/qr-picture';

/** Makes a link, and shows it as a code too. A part of its own, so that it is fetched when somebody shares. */
export function ShareDialog(props: Omit<ShareDialogProps, 'drawQr'>): ReactElement {
  return <Dialog {...props} drawQr={drawQr} />;
}
