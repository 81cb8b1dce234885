import type { ReactElement } from 'react';
import { ConfirmByLink } from './confirm-page';

/** Where the link leads that asks somebody without an account whether reports may come. */
export const ReceivePage = (): ReactElement => (
  <ConfirmByLink words="receive" confirm={(session, token) => session.confirmRecipient(token)} />
);
