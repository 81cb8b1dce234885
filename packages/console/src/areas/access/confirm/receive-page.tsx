import type { ReactElement } from 'react';
import { ConfirmByLink } from './confirm-page';

/** Page behind the link that asks somebody without an account to accept reports. */
export const ReceivePage = (): ReactElement => (
  <ConfirmByLink words="receive" confirm={(session, token) => session.confirmRecipient(token)} />
);
